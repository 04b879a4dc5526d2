import type { ReactNode } from 'react';
import * as styles from './Prose.css';

export interface ProseProps {
  /** Plain elements: `h2`, `h3`, `p`, `ul`, `ol`, `a`, `strong`, `blockquote`, `table`. */
  children: ReactNode;
}

/**
 * A long text: an article, a policy. It styles plain elements at a comfortable line length (about 70 characters), so that
 * authors need no components. The first paragraph is the lead; a `blockquote` is a pull quote.
 */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
