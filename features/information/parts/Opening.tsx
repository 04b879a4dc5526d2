import type { ReactNode } from 'react';
import { Drawing } from '#features/shared/offer';
import { Card } from '#ui/Card';
import { Stack } from '#ui/Stack';
import * as styles from './Opening.css';

/** Title of a page about the shop, beside a drawing of an oak. */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <Card tone="brand" padding="large">
      <div className={styles.opening}>
        <Stack gap="3">{children}</Stack>
        <div className={styles.oak}>
          <Drawing name="oak" lines="bold" />
        </div>
      </div>
    </Card>
  );
}
