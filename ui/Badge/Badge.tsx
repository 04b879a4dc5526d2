import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export const badgeTones = ['sale', 'success', 'warning', 'neutral'] as const;

export interface BadgeProps {
  /** One to three words. A discount has a true minus: '−53%'. */
  children: ReactNode;
  /** `sale` for discounts and nothing else. */
  tone?: (typeof badgeTones)[number];
}

/** A state or a discount that sticks to one thing: a row of a table, a picture. It cannot be pressed. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tones[tone]}`}>{children}</span>;
}
