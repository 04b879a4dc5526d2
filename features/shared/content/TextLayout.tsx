import type { ReactNode } from 'react';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
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
    <Columns columns={{ desktop: 'small:1' }} gap="8" columnGap="11">
      <Sticky from="desktop">
        <Container within="parent" width="text">
          {aside}
        </Container>
      </Sticky>
      <Container within="parent" width="text">
        {children}
      </Container>
    </Columns>
  );
}
