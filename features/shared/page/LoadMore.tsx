import { flushSync } from 'react-dom';
import { Button } from '#ui/Button';
import { ScreenOnly } from '#ui/ScreenOnly';
import * as styles from './LoadMore.css';

interface LoadMoreProps {
  /** How many items are shown: 'Prikazano 10 od 13 proizvoda'. Announced when it changes. */
  text: string;
  /** The label of the button: 'Prikažite još 3'. */
  label: string;
  /** Whether there is more to load; otherwise there is no button. */
  hasMore: boolean;
  /** Shows more items. */
  onLoad: () => void;
  /** Returns what takes the focus of the button, which may be gone: the first of the new items. */
  findNew: () => HTMLElement | null | undefined;
}

/** The end of a list that has more items. */
export function LoadMore({ text, label, hasMore, onLoad, findNew }: LoadMoreProps) {
  function loadMore() {
    flushSync(onLoad);
    findNew()?.focus();
  }
  return (
    <ScreenOnly>
      <div className={styles.loadMore}>
        <p role="status" className={styles.progress}>
          {text}
        </p>
        {hasMore && (
          <Button tone="quiet" onClick={loadMore}>
            {label}
          </Button>
        )}
      </div>
    </ScreenOnly>
  );
}
