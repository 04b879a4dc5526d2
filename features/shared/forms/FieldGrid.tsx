import type { ReactNode } from 'react';
import { Grid } from '#ui/Grid';

/** Fields side by side, on small phones below each other. A field keeps its height beside a field with a hint or an error. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid columns={{ phone: 1, largePhone: 2 }} gap="5" columnGap="4" align="start">
      {children}
    </Grid>
  );
}
