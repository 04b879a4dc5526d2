import { type Ref, type SubmitEvent, useId } from 'react';
import { useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { Button } from '#ui/Button';
import { CheckboxTile } from '#ui/CheckboxTile';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import type { Answers } from '../answers';
import { messages } from '../messages';
import { useQuestions } from '../questions';
import type { QuestionStep as Step } from '../steps';
import type { Walk } from '../useWalk';
import { Actions } from './Actions';
import { form } from './form.css';
import { Privacy } from './Privacy';
import * as styles from './QuestionStep.css';
import { StepHead, useStepName } from './StepHead';

export interface QuestionStepProps {
  step: Step;
  heading: Ref<HTMLHeadingElement | null>;
  walk: Walk;
  answers: Answers;
  onToggle: (key: string, answer: number) => void;
}

/** One question. Any number of its answers can be chosen, none too (seed §4). */
export function QuestionStep({ step, heading, walk, answers, onToggle }: QuestionStepProps) {
  const text = useMessages(messages);
  const stepName = useStepName(step);
  const hintId = useId();
  const asked = useQuestions(step.goal)[step.step - 1];
  if (!asked) throw new Error(`The quiz has no question ${step.step} about ${step.goal}.`);
  const chosen = answers[asked.key] ?? [];

  function goOn(event: SubmitEvent) {
    event.preventDefault();
    walk.next();
  }

  return (
    <form className={form} onSubmit={goOn}>
      <fieldset className={styles.question} aria-describedby={hintId}>
        <legend className={styles.legend}>
          <StepHead step={step}>
            <PageHeading ref={heading} title={`${text.title}: ${stepName}`}>
              {asked.question}
            </PageHeading>
          </StepHead>
        </legend>
        <Stack paddingStart="3">
          <Text id={hintId} size="lead" tone="muted">
            {text.severalAnswers}
          </Text>
        </Stack>
        <div className={styles.answers}>
          {asked.answers.map((answer, index) => (
            <CheckboxTile
              key={answer}
              label={answer}
              checked={chosen.includes(index)}
              onChange={() => onToggle(asked.key, index)}
            />
          ))}
        </div>
      </fieldset>
      <Actions back={walk.back} sticky>
        <Button type="submit" width="full">
          {text.next}
        </Button>
      </Actions>
      <Privacy />
    </form>
  );
}
