import type { ReactNode } from 'react';
import * as styles from './Card.css';

export const cardTones = ['plain', 'sunken', 'brand', 'outlined'] as const;
export const cardPaddings = ['medium', 'large'] as const;
export const cardElements = ['div', 'section', 'article', 'aside'] as const;

export interface CardProps {
  /** What belongs together. */
  children: ReactNode;
  /**
   * `plain` on a coloured band, `sunken` for the second layer (a summary), `brand` for the first of several, `outlined` on white for what must stand out.
   */
  tone?: (typeof cardTones)[number];
  /** 24 or 40 px inside, below 800 px 20 or 24. */
  padding?: (typeof cardPaddings)[number];
  /** The element it is in the page's outline. */
  as?: (typeof cardElements)[number];
  /** The `id` of the heading that names it. */
  'aria-labelledby'?: string;
}

/** A surface for things that belong together: a price with its button, a summary. Never a card inside a card. */
export function Card({
  children,
  tone = 'plain',
  padding = 'medium',
  as: Element = 'div',
  ...aria
}: CardProps) {
  return (
    <Element {...aria} className={`${styles.card} ${styles.tones[tone]} ${styles.paddings[padding]}`}>
      {children}
    </Element>
  );
}
