import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** The text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only: the label of an icon, the meaning of a struck-through price, a live result count. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
