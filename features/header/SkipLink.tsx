import { useMessages } from '#features/shared/country';
import { messages } from './messages';
import * as styles from './SkipLink.css';

/**
 * The first stop of the Tab key on every page: past the header, to the shell's `main`. Seen only while it has the focus.
 * No link, because what stands behind the `#` is the router's.
 */
export function SkipLink() {
  const text = useMessages(messages);
  return (
    <button
      type="button"
      className={styles.skipLink}
      onClick={() => document.getElementById('main')?.focus()}
    >
      {text.skip}
    </button>
  );
}
