import type { QuizGoal } from '#features/shared/content';
import * as styles from './Drawing.css';

/** A plant in the colours of the goal's category, beside the questions where there is room; the oak before a goal is chosen. */
export function Drawing({ goal = 'none' }: { goal: QuizGoal | 'none' | undefined }) {
  return (
    <div aria-hidden="true" className={styles.panels[goal]}>
      <div className={styles.drawings[goal]} />
    </div>
  );
}
