import type { ReactNode } from 'react';
import * as styles from './Sticky.css';

export const stickyStarts = ['sm', 'xl'] as const;

export interface StickyProps {
  /** Pictures, a summary: less than a window's height. */
  children: ReactNode;
  /** Where it begins to stick: from 800 px (`sm`) or above 1020 px (`xl`). */
  from: (typeof stickyStarts)[number];
}

/** The shorter part of two `Columns`, which stays in sight while the longer one is scrolled. */
export function Sticky({ children, from }: StickyProps) {
  return <div className={`${styles.sticky} ${styles.starts[from]}`}>{children}</div>;
}
