import type { ReactNode } from 'react';
import * as styles from './Prose.css';

export interface ProseProps {
  /** Plain elements: `h2`, `h3`, `p`, `ul`, `ol`, `a`, `strong`, `blockquote`, `table`. */
  children: ReactNode;
}

/**
 * A long text to read: an article, a policy. It sets plain elements in a comfortable measure (about 70 characters), so
 * that a text can be written without knowing components. The first paragraph leads in; a `blockquote` is a sentence to
 * remember.
 */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
