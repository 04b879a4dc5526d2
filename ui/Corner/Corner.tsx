import type { ReactNode } from 'react';
import * as styles from './Corner.css';

export const cornerInsets = ['small', 'medium'] as const;

export interface CornerProps {
  /** A `Badge`. */
  children: ReactNode;
  /** How far it stands from the picture's edges: 12 (on phones 8) or 16 px. */
  inset?: (typeof cornerInsets)[number];
}

/** Puts a badge on the upper corner of the picture around it, which must be positioned, as a `LinkBoxPicture` is. */
export function Corner({ children, inset = 'small' }: CornerProps) {
  return <span className={`${styles.corner} ${styles.insets[inset]}`}>{children}</span>;
}
