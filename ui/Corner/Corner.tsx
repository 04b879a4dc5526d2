import type { ReactNode } from 'react';
import * as styles from './Corner.css';

export const cornerInsets = ['small', 'medium'] as const;

export interface CornerProps {
  /** A `Badge`. */
  children: ReactNode;
  /** The distance from the picture's edges: 12 (on phones 8) or 16 px. */
  inset?: (typeof cornerInsets)[number];
}

/** Places a badge in the upper corner of a picture. Its parent must be positioned, as a `LinkBoxPicture` or a `Card` with `padding="none"` is. */
export function Corner({ children, inset = 'small' }: CornerProps) {
  return <span className={`${styles.corner} ${styles.insets[inset]}`}>{children}</span>;
}
