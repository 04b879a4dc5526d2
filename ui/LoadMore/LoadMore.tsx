import { Button } from '#ui/Button';
import * as styles from './LoadMore.css';

export const loadMoreStates = ['more', 'done'] as const;

export interface LoadMoreProps {
  /** How far the list goes: 'Prikazano 10 od 13 proizvoda'. Heard again when it changes. */
  text: string;
  /** The button: 'Prikaži još 3'. */
  label: string;
  /** `done` takes the button away. */
  state: (typeof loadMoreStates)[number];
  /** The button has been pressed. */
  onLoad: () => void;
}

/**
 * The end of a list that has more. When the next items have come, whoever owns the list moves the focus to the first
 * of them: the button that had it may be gone.
 */
export function LoadMore({ text, label, state, onLoad }: LoadMoreProps) {
  return (
    <div className={styles.loadMore}>
      <p role="status" className={styles.progress}>
        {text}
      </p>
      {state !== 'done' && (
        <Button tone="quiet" onClick={onLoad}>
          {label}
        </Button>
      )}
    </div>
  );
}
