import type { QuizGoal } from '#features/shared/navigation';
import { GroupColours } from '#features/shared/offer';
import * as styles from './Drawing.css';
import { goalGroups } from './goalGroups';

/** Decoration beside the questions on wide screens: a plant in the goal's colours, or the oak before a goal is chosen. */
export function Drawing({ goal }: { goal: QuizGoal | undefined }) {
  return (
    <GroupColours group={goal && goalGroups[goal]}>
      <div aria-hidden="true" className={styles.panel}>
        <div className={styles.drawings[goal ?? 'none']} />
      </div>
    </GroupColours>
  );
}
