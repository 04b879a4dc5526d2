import type { QuizGoal } from '#features/shared/content';
import * as styles from './Drawing.css';

/** Decoration beside the questions on wide screens: a plant in the goal's colours, or the oak before a goal is chosen. */
export function Drawing({ goal = 'none' }: { goal: QuizGoal | 'none' | undefined }) {
  return (
    <div aria-hidden="true" className={styles.panels[goal]}>
      <div className={styles.drawings[goal]} />
    </div>
  );
}
