import type { ReactNode } from 'react';
import * as styles from './NoWrap.css';

export interface NoWrapProps {
  /** A phone number, an amount. */
  children: ReactNode;
}

/** Keeps a text on one line, with digits of equal width. */
export function NoWrap({ children }: NoWrapProps) {
  return <span className={styles.noWrap}>{children}</span>;
}
