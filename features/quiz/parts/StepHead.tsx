import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { GroupColours } from '#features/shared/offer';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { questionCount } from '../questions';
import type { ContactStep, QuestionStep, Step } from '../steps';
import { goalGroups } from './goalGroups';

/** A step's position in the quiz: 'Pitanje 3 od 7'. */
export function useStepName(step: Step): string {
  const text = useMessages(messages);
  switch (step.asks) {
    case 'goal':
      return text.title;
    case 'question':
      return text.question(step.step, questionCount(step.goal));
    case 'name':
      return text.twoLeft;
    case 'phone':
      return text.oneLeft;
  }
}

export interface StepHeadProps {
  step: QuestionStep | ContactStep;
  /** The heading and its lead. */
  children: ReactNode;
}

/** The goal, the step's position in the quiz, and its heading. */
export function StepHead({ step, children }: StepHeadProps) {
  const text = useMessages(messages);
  return (
    <Stack gap="3">
      <Inline justify="between" gap="4" rowGap="1">
        <GroupColours group={goalGroups[step.goal]} as="span">
          <Text as="span" size="ui" weight="semibold" tone="tint">
            {text.goals[step.goal]}
          </Text>
        </GroupColours>
        <Text as="span" size="ui" tone="muted">
          {useStepName(step)}
        </Text>
      </Inline>
      {children}
    </Stack>
  );
}
