import type { ReactNode } from 'react';
import * as styles from './Opening.css';

/** The name of a page about the shop, beside the oak. */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <div className={styles.opening}>
      <div className={styles.words}>{children}</div>
      <div aria-hidden="true" className={styles.drawing} />
    </div>
  );
}
