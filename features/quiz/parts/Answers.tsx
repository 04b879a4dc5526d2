import { useId } from 'react';
import { useMessages } from '#features/shared/country';
import { type QuizGoal, routes } from '#features/shared/navigation';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import type { Answers as Given } from '../answers';
import { detour } from '../detour';
import { messages } from '../messages';
import { useQuestions } from '../questions';
import * as styles from './Answers.css';

export interface AnswersProps {
  goal: QuizGoal;
  answers: Given;
}

/** What was answered, question by question. Each is a link to its question, which leads back here. */
export function Answers({ goal, answers }: AnswersProps) {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Stack gap="3">
        <Heading level={2} id={headingId}>
          {text.answersHeading}
        </Heading>
        <Text tone="muted">{text.answersLead}</Text>
      </Stack>
      <ul className={styles.list}>
        {useQuestions(goal).map(({ key, question, answers: all }, index) => {
          const chosen = all.filter((_, answer) => answers[key]?.includes(answer));
          return (
            <LinkBox as="li" key={key}>
              <div className={styles.answer}>
                <MediaObject
                  side="end"
                  align="center"
                  media={<Icon name="pencil" size="small" tone="brand" />}
                >
                  <Text as="span" size="small" tone="muted">
                    <LinkOverlay href={routes.quiz.href(goal, index + 1)} state={detour} corners="medium">
                      {question}
                    </LinkOverlay>
                  </Text>
                  <br />
                  <Text as="span" weight="semibold" tone={chosen.length > 0 ? 'ink' : 'muted'}>
                    {chosen.join(', ') || text.noAnswer}
                  </Text>
                </MediaObject>
              </div>
            </LinkBox>
          );
        })}
      </ul>
    </section>
  );
}
