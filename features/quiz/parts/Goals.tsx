import type { Ref } from 'react';
import { quizGoals } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Icon } from '#ui/Icon';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Goals.css';
import { Privacy } from './Privacy';

/** Step 0: choosing a goal opens its first question (seed §4). */
export function Goals({ heading }: { heading: Ref<HTMLHeadingElement | null> }) {
  const text = useMessages(messages);
  return (
    <>
      <div className={styles.head}>
        <PageHeading ref={heading} title={text.title}>
          {text.goalsHeading}
        </PageHeading>
        <Text size="lead" tone="muted">
          {text.goalsLead}
        </Text>
      </div>
      <ul className={styles.goals}>
        {quizGoals.map((goal) => (
          <li key={goal}>
            <Anchor href={routes.quiz.href(goal)} className={styles.goal}>
              <span>
                <span className={styles.name}>{text.goals[goal]}</span>
                <Text as="span" size="small" tone="muted">
                  {text.goalHints[goal]}
                </Text>
              </span>
              <Icon name="arrow-right" />
            </Anchor>
          </li>
        ))}
      </ul>
      <Privacy />
    </>
  );
}
