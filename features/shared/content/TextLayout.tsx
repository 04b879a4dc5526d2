import type { ReactNode } from 'react';
import { Columns } from '#ui/Columns';
import { Measure } from '#ui/Measure';
import { Sticky } from '#ui/Sticky';

export interface TextLayoutProps {
  /** The table of contents. */
  aside: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** A text at a comfortable line length, with its table of contents at the left, or above it on small windows. */
export function TextLayout({ aside, children }: TextLayoutProps) {
  return (
    <Columns layout="small:1" from="xl" gap="8" columnGap="11">
      <Sticky from="xl">
        <Measure>{aside}</Measure>
      </Sticky>
      <Measure>{children}</Measure>
    </Columns>
  );
}
