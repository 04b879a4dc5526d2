import type { ReactNode } from 'react';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Sticky } from '#ui/Sticky';

export interface TextLayoutProps {
  /** The table of contents, if it is beside the text. */
  aside: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** A text at a comfortable line length, with its table of contents at the left. */
export function TextLayout({ aside, children }: TextLayoutProps) {
  const text = (
    <Container within="parent" width="text">
      {children}
    </Container>
  );
  if (!aside) return text;
  return (
    <Columns columns={{ desktop: 'small:1' }} gap="8" columnGap="11">
      <Sticky from="desktop">{aside}</Sticky>
      {text}
    </Columns>
  );
}
