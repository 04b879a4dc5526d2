import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export const badgeTones = ['sale', 'brand', 'success', 'warning', 'neutral'] as const;

export interface BadgeProps {
  /** One to three words. A discount has a minus sign, not a hyphen: '−53%'. */
  children: ReactNode;
  /** `sale` is for discounts only; `brand` is for what is under way, `success` for what has ended well. */
  tone?: (typeof badgeTones)[number];
}

/** Labels one thing, such as a table row or a picture, with its state or discount. It is not interactive. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tones[tone]}`}>{children}</span>;
}
