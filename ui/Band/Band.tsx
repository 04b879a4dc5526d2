import type { ReactNode } from 'react';
import * as styles from './Band.css';

export const bandTones = ['plain', 'sunken', 'deep', 'tint'] as const;
export const bandPaddings = ['section', 'none'] as const;
export const bandElements = ['div', 'section', 'footer'] as const;

export interface BandProps {
  /** What stands on it, with a `Container` around it. */
  children: ReactNode;
  /**
   * `sunken` for the second layer, `deep` at most twice on a page besides the footer, `tint` in the colours that the
   * app has set for this part of the page. What stands on it takes the right colours by itself.
   */
  tone?: (typeof bandTones)[number];
  /** Space above and below: 64–120 or 0 px. */
  padding?: (typeof bandPaddings)[number];
  /** The element it is in the page's outline; a `section` needs a name. */
  as?: (typeof bandElements)[number];
  /** The `id` of the heading that names a `section`. */
  'aria-labelledby'?: string;
}

/** A stripe across the whole page with its own colour. The content goes into a `Container` inside it. */
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
