import type { ReactNode } from 'react';
import * as styles from './Sticky.css';

export const stickyStarts = ['tablet', 'desktop'] as const;

export interface StickyProps {
  /** Pictures or a summary, shorter than the window. */
  children: ReactNode;
  /** The window width from which it sticks: 800 px or above 1020 px. */
  from: (typeof stickyStarts)[number];
}

/** The shorter part of two `Columns`, which stays visible while the longer part scrolls. */
export function Sticky({ children, from }: StickyProps) {
  return <div className={`${styles.sticky} ${styles.starts[from]}`}>{children}</div>;
}
