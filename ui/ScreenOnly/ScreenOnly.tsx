import type { ReactNode } from 'react';
import * as styles from './ScreenOnly.css';

export interface ScreenOnlyProps {
  /** Buttons, links, navigation. */
  children: ReactNode;
}

/** Hides its children in print. On a screen it renders no box of its own. */
export function ScreenOnly({ children }: ScreenOnlyProps) {
  return <div className={styles.screenOnly}>{children}</div>;
}
