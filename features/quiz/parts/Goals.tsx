import type { Ref } from 'react';
import { useMessages } from '#features/shared/country';
import { nextStepState, quizGoals, routes } from '#features/shared/navigation';
import { PageIntro } from '#features/shared/page';
import { Stack } from '#ui/Stack';
import { TileLink } from '#ui/TileLink';
import { messages } from '../messages';
import { Privacy } from './Privacy';

/** Step 0: choosing a goal opens its first question. */
export function Goals({ heading }: { heading: Ref<HTMLHeadingElement | null> }) {
  const text = useMessages(messages);
  return (
    <>
      <Stack gap="7">
        <PageIntro ref={heading} title={text.title} lead={text.goalsLead}>
          {text.goalsHeading}
        </PageIntro>
        <Stack as="ul" gap="3">
          {quizGoals.map((goal) => (
            <li key={goal}>
              <TileLink href={routes.quiz.href(goal)} state={nextStepState} hint={text.goalHints[goal]}>
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
