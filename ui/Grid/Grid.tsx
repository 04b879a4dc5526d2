import type { ReactNode } from 'react';
import { type Responsive, responsiveClasses, type Space } from '#ui/theme';
import * as styles from './Grid.css';

export const gridAligns = ['stretch', 'start'] as const;
export const gridElements = ['div', 'ul'] as const;

export interface GridProps {
  /** The cells, in reading order. */
  children: ReactNode;
  /** The number of columns, `{ phone: 1, tablet: 2 }`. Fewer where the text is so large that words would break. */
  columns: Responsive<1 | 2 | 3 | 4>;
  /** The vertical space between the cells. */
  gap: Responsive<Space>;
  /** The horizontal space between the cells, if it differs from `gap`. */
  columnGap?: Responsive<Space>;
  /** `start` keeps the height of each cell, such as of a field beside a field with an error. */
  align?: (typeof gridAligns)[number];
  /** Use `ul` when the children are `li`. */
  as?: (typeof gridElements)[number];
  /** Labels a list. */
  'aria-label'?: string;
}

/**
 * Equal columns whose number depends on the window's width: offers, facts, halves of a page, form fields. For items of
 * different widths, use an `Inline`.
 */
export function Grid({
  children,
  columns,
  gap,
  columnGap = gap,
  align = 'stretch',
  as: Element = 'div',
  ...aria
}: GridProps) {
  const classes = [
    styles.grid,
    responsiveClasses(columns, (width, count) => styles.columns[width][count]),
    responsiveClasses(gap, (width, space) => styles.rowGaps[width][space]),
    responsiveClasses(columnGap, (width, space) => styles.columnGaps[width][space]),
    styles.aligns[align],
  ];
  return (
    <Element {...aria} className={classes.join(' ')}>
      {children}
    </Element>
  );
}
