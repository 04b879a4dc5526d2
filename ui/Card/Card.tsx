import type { ReactNode } from 'react';
import * as styles from './Card.css';

export const cardTones = ['plain', 'sunken', 'brand', 'tint', 'outlined'] as const;
export const cardPaddings = ['none', 'medium', 'large'] as const;
export const cardElements = ['div', 'section', 'article', 'aside'] as const;

export interface CardProps {
  /** The content, which belongs together. */
  children: ReactNode;
  /**
   * `plain` on a coloured band, `sunken` for the second layer (a summary), `brand` for the first of several, `tint` in
   * the colours that the app has set for this part of the page, `outlined` to stand out on white.
   */
  tone?: (typeof cardTones)[number];
  /** 24 or 40 px; below 800 px 20 or 24. `none` for a picture up to the edges; put a padded `Stack` beside it. */
  padding?: (typeof cardPaddings)[number];
  /** The HTML element. */
  as?: (typeof cardElements)[number];
  /** The `id` of the heading that labels it. */
  'aria-labelledby'?: string;
}

/** A surface that groups related content: a price with its button, a summary. Never nest cards. */
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
