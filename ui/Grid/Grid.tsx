import type { ReactNode } from 'react';
import * as styles from './Grid.css';

export const gridLayouts = ['cards', 'quarters', 'halves', 'fields'] as const;
export const gridElements = ['div', 'ul'] as const;

export interface GridProps {
  /** The cells, in reading order. */
  children: ReactNode;
  /**
   * The number of columns on phones, and from which window width another: `cards` 2, 3 (800 px); `quarters` 2, 4
   * (800 px); `halves` 1, 2 (800 px); `fields` 1, 2 (550 px).
   */
  layout: (typeof gridLayouts)[number];
  /** Use `ul` when the children are `li`. */
  as?: (typeof gridElements)[number];
  /** Labels a list. */
  'aria-label'?: string;
}

/**
 * Equal columns whose number depends on the window's width: offers, facts, halves of a page, form fields. For items of
 * different widths, use an `Inline`.
 */
export function Grid({ children, layout, as: Element = 'div', ...aria }: GridProps) {
  return (
    <Element {...aria} className={`${styles.grid} ${styles.layouts[layout]}`}>
      {children}
    </Element>
  );
}
