import { type ReactNode, useId } from 'react';
import { Columns } from '#ui/Columns';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface SplitSectionProps {
  heading: string;
  /** A sentence under the heading. */
  lead?: string;
  children: ReactNode;
}

/** A section with its heading beside the content, or above it on small screens. */
export function SplitSection({ heading, lead, children }: SplitSectionProps) {
  const id = useId();
  return (
    <Columns as="section" columns={{ desktop: '3:5' }} gap="7" columnGap="11" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </Stack>
      <div>{children}</div>
    </Columns>
  );
}
