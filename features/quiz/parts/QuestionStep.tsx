import { type Ref, type SubmitEvent, useId } from 'react';
import { useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Checkbox } from '#ui/Checkbox';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import type { Answers } from '../answers';
import { useDetourEnd } from '../detour';
import { messages } from '../messages';
import { useQuestions } from '../questions';
import type { QuestionStep as Step } from '../steps';
import type { QuizNavigation } from '../useQuizNavigation';
import { Actions } from './Actions';
import { form } from './form.css';
import { Privacy } from './Privacy';
import { StepHead, useStepName } from './StepHead';

export interface QuestionStepProps {
  step: Step;
  heading: Ref<HTMLHeadingElement | null>;
  navigation: QuizNavigation;
  answers: Answers;
  onToggle: (key: string, answer: number) => void;
}

/** One question with checkboxes: any number of answers, or none, can be chosen. */
export function QuestionStep({ step, heading, navigation, answers, onToggle }: QuestionStepProps) {
  const text = useMessages(messages);
  const stepName = useStepName(step);
  const hintId = useId();
  const endDetour = useDetourEnd();
  const question = useQuestions(step.goal)[step.step - 1];
  if (!question) throw new Error(`The quiz has no question ${step.step} about ${step.goal}.`);
  const chosen = answers[question.key] ?? [];

  function submit(event: SubmitEvent) {
    event.preventDefault();
    (endDetour ?? navigation.next)();
  }

  return (
    <form className={form} onSubmit={submit}>
      <StepHead step={step}>
        <fieldset aria-describedby={hintId}>
          <legend>
            <PageHeading ref={heading} title={`${text.title}: ${stepName}`}>
              {question.question}
            </PageHeading>
          </legend>
          <Stack paddingStart="3">
            <Text id={hintId} size="lead" tone="muted">
              {text.severalAnswers}
            </Text>
          </Stack>
          <Stack gap="3" paddingStart="6">
            {question.answers.map((answer, index) => (
              <Checkbox
                variant="tile"
                key={answer}
                label={answer}
                checked={chosen.includes(index)}
                onChange={() => onToggle(question.key, index)}
              />
            ))}
          </Stack>
        </fieldset>
      </StepHead>
      <Actions back={navigation.back} sticky>
        <Button type="submit" width="full">
          {endDetour ? text.toResult : text.next}
        </Button>
      </Actions>
      <Privacy />
    </form>
  );
}
