import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { messages } from './messages';
import * as styles from './SkipLink.css';

/**
 * The first Tab stop of every page: skips the header and focuses the shell's `main`. Visible only while focused.
 * A button, not a link, because the router uses the hash of the address.
 */
export function SkipLink() {
  const text = useMessages(messages);
  return (
    <div className={styles.skipLink}>
      <Button onClick={() => document.getElementById('main')?.focus()}>{text.skip}</Button>
    </div>
  );
}
