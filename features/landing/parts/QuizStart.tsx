import { useId } from 'react';
import { useMessages } from '#features/shared/country';
import { quizGoals, routes } from '#features/shared/navigation';
import { Card } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TileLink } from '#ui/TileLink';
import { messages } from '../messages';
import * as styles from './QuizStart.css';

/** Step 0 of the quiz (Screens/Quiz). Each answer links to the quiz at its next step. */
export function QuizStart() {
  const { quiz } = useMessages(messages);
  const headingId = useId();
  const questionId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.band}>
      <Columns columns={{ desktop: '1:1' }} gap="7" columnGap="9" align="center">
        <Stack gap="5">
          <Heading level={2} id={headingId}>
            {quiz.heading}
          </Heading>
          <Text size="lead">{quiz.lead}</Text>
          <MediaObject media={<Icon name="lock" size="small" />} align="center">
            <Text>{quiz.privacy}</Text>
          </MediaObject>
        </Stack>

        <Card padding="large">
          <Stack gap="6">
            <Heading level={3} id={questionId}>
              {quiz.question}
            </Heading>
            <Stack as="ul" gap="3" aria-labelledby={questionId}>
              {quizGoals.map((goal) => (
                <li key={goal}>
                  <TileLink href={routes.quiz.href(goal)}>{quiz.goals[goal]}</TileLink>
                </li>
              ))}
            </Stack>
          </Stack>
        </Card>
      </Columns>
    </section>
  );
}
