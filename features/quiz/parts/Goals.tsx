import type { Ref } from 'react';
import { useMessages } from '#features/shared/country';
import { quizGoals, routes } from '#features/shared/navigation';
import { PageHeading } from '#features/shared/page';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TileLink } from '#ui/TileLink';
import { messages } from '../messages';
import { Privacy } from './Privacy';

/** Step 0: choosing a goal opens its first question. */
export function Goals({ heading }: { heading: Ref<HTMLHeadingElement | null> }) {
  const text = useMessages(messages);
  return (
    <>
      <Stack gap="7">
        <Stack gap="3">
          <PageHeading ref={heading} title={text.title}>
            {text.goalsHeading}
          </PageHeading>
          <Text size="lead" tone="muted">
            {text.goalsLead}
          </Text>
        </Stack>
        <Stack as="ul" gap="3">
          {quizGoals.map((goal) => (
            <li key={goal}>
              <TileLink href={routes.quiz.href(goal)} hint={text.goalHints[goal]}>
                {text.goals[goal]}
              </TileLink>
            </li>
          ))}
        </Stack>
      </Stack>
      <Privacy />
    </>
  );
}
