import type { ReactNode } from 'react';
import * as styles from './ScreenOnly.css';

export interface ScreenOnlyProps {
  /** Buttons, links, navigation. */
  children: ReactNode;
}

/** What is of no use on paper. On a screen it has no box of its own. */
export function ScreenOnly({ children }: ScreenOnlyProps) {
  return <div className={styles.screenOnly}>{children}</div>;
}
