import type { ReactNode } from 'react';
import * as styles from './Container.css';

export const containerWidths = ['page', 'narrow', 'article', 'text', 'short'] as const;
export const containerPlaces = ['window', 'parent'] as const;
export const containerElements = ['div', 'article'] as const;

export interface ContainerProps {
  /** The content. */
  children: ReactNode;
  /** The maximum width of the content: 1320, 1160, 740, 680 or 440 px. */
  width?: (typeof containerWidths)[number];
  /**
   * `window` centres the content and adds a gutter (20–48 px) on each side; `parent` only limits the length of a text's
   * lines in a wider part of the page.
   */
  within?: (typeof containerPlaces)[number];
  /** The HTML element. */
  as?: (typeof containerElements)[number];
}

/**
 * Limits the width of content and keeps it off the window's edges. One per band of a page: `page` for lists and pictures,
 * `narrow` for forms side by side, `text` for reading and for one form; `article` and `short` for parts of one. For a
 * coloured band, put it inside a `Band`.
 */
export function Container({
  children,
  width = 'page',
  within = 'window',
  as: Element = 'div',
}: ContainerProps) {
  return <Element className={styles.containers[within][width]}>{children}</Element>;
}
