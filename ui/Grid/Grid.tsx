import type { ReactNode } from 'react';
import * as styles from './Grid.css';

export const gridLayouts = ['cards', 'quarters', 'halves', 'fields'] as const;
export const gridElements = ['div', 'ul'] as const;

export interface GridProps {
  /** The cells, in the order in which they are read. */
  children: ReactNode;
  /**
   * Columns on phones, then from the widths where they change: `cards` 2, 3 (800 px); `quarters` 2, 4 (1020 px);
   * `halves` 1, 2 (800 px); `fields` 1, 2 (550 px).
   */
  layout: (typeof gridLayouts)[number];
  /** `ul` where the children are `li`. */
  as?: (typeof gridElements)[number];
  /** Names a list. */
  'aria-label'?: string;
}

/**
 * Equal columns that change with the width: offers, facts, halves of a page, form fields. Things of their own width
 * go into an `Inline`.
 */
export function Grid({ children, layout, as: Element = 'div', ...aria }: GridProps) {
  return (
    <Element {...aria} className={`${styles.grid} ${styles.layouts[layout]}`}>
      {children}
    </Element>
  );
}
