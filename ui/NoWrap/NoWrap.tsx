import type { ReactNode } from 'react';
import { useChangeMotion } from '#ui/theme';
import * as styles from './NoWrap.css';

export interface NoWrapProps {
  /** A phone number, an amount. */
  children: ReactNode;
  /** Moves the text when it changes: a sum of the cart. */
  marksChange?: boolean;
}

/** Keeps a text on one line while the column is as wide as it, with digits of equal width. */
export function NoWrap({ children, marksChange = false }: NoWrapProps) {
  const motion = useChangeMotion(marksChange ? children : undefined);
  return <span className={`${styles.noWrap} ${motion}`}>{children}</span>;
}
