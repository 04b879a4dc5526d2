import { type ReactNode, useId } from 'react';
import { Columns } from '#ui/Columns';
import { Heading } from '#ui/Heading';

export interface SplitSectionProps {
  heading: string;
  children: ReactNode;
}

/** A section with its heading beside the content, or above it on small screens. */
export function SplitSection({ heading, children }: SplitSectionProps) {
  const id = useId();
  return (
    <Columns as="section" columns={{ desktop: '3:5' }} gap="7" columnGap="11" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <div>{children}</div>
    </Columns>
  );
}
