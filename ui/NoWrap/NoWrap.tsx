import type { ReactNode } from 'react';
import * as styles from './NoWrap.css';

export interface NoWrapProps {
  /** A phone number, an amount. */
  children: ReactNode;
}

/** What is read in one piece and never broken between two lines. */
export function NoWrap({ children }: NoWrapProps) {
  return <span className={styles.noWrap}>{children}</span>;
}
