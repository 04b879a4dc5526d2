import { GroupColours } from '#features/shared/offer';
import type { QuizGoal } from '#features/shared/routes';
import * as styles from './Drawing.css';
import { goalGroups } from './goalGroups';

/** A plant in the colours of the goal's category, beside the questions where there is room; the oak before a goal is chosen. */
export function Drawing({ goal }: { goal: QuizGoal | undefined }) {
  return (
    <GroupColours group={goal && goalGroups[goal]}>
      <div aria-hidden="true" className={styles.panel}>
        <div className={styles.drawings[goal ?? 'none']} />
      </div>
    </GroupColours>
  );
}
