import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** The words. */
  children: ReactNode;
}

/** Words that are heard and not seen: the missing half of an icon, a struck-through price, a live result count. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
