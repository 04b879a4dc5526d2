import type { Ref } from 'react';
import { useMessages } from '#features/shared/country';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

export interface StepHeadingProps {
  heading: Ref<HTMLHeadingElement>;
  id: string;
  /** 1 or 2. Leave it out after the last step. */
  step?: number;
  children: string;
}

/** Heading of a step, focusable so that a new step can move the focus to it. */
export function StepHeading({ heading, id, step, children }: StepHeadingProps) {
  const text = useMessages(messages);
  return (
    <Stack gap="1">
      {step !== undefined && (
        <Text size="small" tone="muted">
          {text.step(step)}
        </Text>
      )}
      <Heading level={2} id={id} tabIndex={-1} ref={heading}>
        {children}
      </Heading>
    </Stack>
  );
}
