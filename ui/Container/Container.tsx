import type { ReactNode } from 'react';
import * as styles from './Container.css';

export const containerWidths = ['page', 'narrow', 'text'] as const;
export const containerElements = ['div', 'article'] as const;

export interface ContainerProps {
  /** The content to centre. */
  children: ReactNode;
  /** The maximum width of the content: 1320, 1160 or 680 px, plus the gutter (20–48 px) on each side. */
  width?: (typeof containerWidths)[number];
  /** The HTML element. */
  as?: (typeof containerElements)[number];
}

/**
 * Centres content and keeps it off the window's edges. One per band of a page: `page` for lists and pictures, `text` for
 * reading, `narrow` for forms. For a coloured band, put it inside a `Band`.
 */
export function Container({ children, width = 'page', as: Element = 'div' }: ContainerProps) {
  return <Element className={`${styles.container} ${styles.widths[width]}`}>{children}</Element>;
}
