import type { ReactNode } from 'react';
import * as styles from './Opening.css';

/** Title of a page about the shop, beside a drawing of an oak. */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <div className={styles.opening}>
      <div className={styles.text}>{children}</div>
      <div aria-hidden="true" className={styles.illustration} />
    </div>
  );
}
