import type { ReactNode } from 'react';
import * as styles from './Container.css';

export const containerWidths = ['page', 'checkout', 'article', 'text'] as const;
export const containerElements = ['div', 'section', 'article', 'header', 'footer', 'nav'] as const;

export interface ContainerProps {
  children: ReactNode;
  /** The widest the content gets: 1320, 1160, 740 or 680 px. The gutter (20–48 px) comes on top. */
  width?: (typeof containerWidths)[number];
  as?: (typeof containerElements)[number];
  /** Names a `section` or `nav`. */
  'aria-label'?: string;
  /** The `id` of the heading that names it. */
  'aria-labelledby'?: string;
}

/**
 * Keeps content off the edges and centred. One per band of a page: `page` for products, `text` and `article` for
 * reading, `checkout` for the order. For a coloured band, put it inside a `Band`.
 */
export function Container({ children, width = 'page', as: Element = 'div', ...aria }: ContainerProps) {
  return (
    <Element {...aria} className={`${styles.container} ${styles.widths[width]}`}>
      {children}
    </Element>
  );
}
