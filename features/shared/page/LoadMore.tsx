import { Button } from '#ui/Button';
import { ScreenOnly } from '#ui/ScreenOnly';
import * as styles from './LoadMore.css';

interface LoadMoreProps {
  /** How many items are shown: 'Prikazano 10 od 13 proizvoda'. Announced when it changes. */
  text: string;
  /** The label of the button: 'Prikaži još 3'. */
  label: string;
  /** Whether there is more to load; otherwise there is no button. */
  hasMore: boolean;
  /** Called when the button is clicked. */
  onLoad: () => void;
}

/**
 * The end of a list that has more items. After the next items have loaded, the owner of the list must move focus to the
 * first of them, because the focused button may be gone.
 */
export function LoadMore({ text, label, hasMore, onLoad }: LoadMoreProps) {
  return (
    <ScreenOnly>
      <div className={styles.loadMore}>
        <p role="status" className={styles.progress}>
          {text}
        </p>
        {hasMore && (
          <Button tone="quiet" onClick={onLoad}>
            {label}
          </Button>
        )}
      </div>
    </ScreenOnly>
  );
}
