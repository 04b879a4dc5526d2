import type { ReactNode } from 'react';
import * as styles from './Container.css';

export const containerWidths = ['page', 'narrow', 'text'] as const;
export const containerElements = ['div', 'article'] as const;

export interface ContainerProps {
  /** What keeps clear of the window's edges. */
  children: ReactNode;
  /** The widest the content gets: 1320, 1160 or 680 px. The gutter (20–48 px) comes on top. */
  width?: (typeof containerWidths)[number];
  /** The element it is in the page's outline. */
  as?: (typeof containerElements)[number];
}

/**
 * Keeps content off the edges and centred. One per band of a page: `page` for lists and pictures, `text` for reading,
 * `narrow` for forms. For a coloured band, put it inside a `Band`.
 */
export function Container({ children, width = 'page', as: Element = 'div' }: ContainerProps) {
  return <Element className={`${styles.container} ${styles.widths[width]}`}>{children}</Element>;
}
