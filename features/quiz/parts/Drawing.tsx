import type { QuizGoal } from '#features/shared/navigation';
import { GroupColours, Drawing as LineDrawing } from '#features/shared/offer';
import * as styles from './Drawing.css';
import { goalGroups } from './goalGroups';

const plants = {
  none: 'oak',
  prostate: 'palmetto',
  potency: 'ginseng',
  size: 'maca',
  health: 'fennel',
} as const;

/** Decoration beside the questions on wide screens: a plant in the goal's colours, or the oak before a goal is chosen. */
export function Drawing({ goal }: { goal: QuizGoal | undefined }) {
  return (
    <GroupColours group={goal && goalGroups[goal]}>
      <div aria-hidden="true" className={styles.panel}>
        <div className={styles.place}>
          <div className={styles.drawings[goal ?? 'none']}>
            <LineDrawing name={plants[goal ?? 'none']} lines="bold" />
          </div>
        </div>
      </div>
    </GroupColours>
  );
}
