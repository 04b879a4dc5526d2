import type { ReactNode } from 'react';
import * as styles from './Band.css';

export const bandTones = ['plain', 'sunken', 'deep', 'tint'] as const;
export const bandPaddings = ['section', 'none'] as const;
export const bandElements = ['div', 'section', 'footer'] as const;

export interface BandProps {
  /** The content, with a `Container` around it. */
  children: ReactNode;
  /**
   * `sunken` for the second layer, `deep` at most twice on a page besides the footer, `tint` in the colours that the
   * app has set for this part of the page. Components inside get matching colours from the band.
   */
  tone?: (typeof bandTones)[number];
  /** Space above and below: 64–120 or 0 px. */
  padding?: (typeof bandPaddings)[number];
  /** The HTML element; a `section` needs an accessible name. */
  as?: (typeof bandElements)[number];
  /** The `id` of the heading that labels a `section`. */
  'aria-labelledby'?: string;
}

/** A full-width band of the page with its own background. Put a `Container` inside for the content. */
export function Band({
  children,
  tone = 'plain',
  padding = 'section',
  as: Element = 'div',
  ...attributes
}: BandProps) {
  return (
    <Element {...attributes} className={`${styles.band} ${styles.tones[tone]} ${styles.paddings[padding]}`}>
      {children}
    </Element>
  );
}
