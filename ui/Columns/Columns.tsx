import type { ReactNode } from 'react';
import { type Responsive, responsiveClasses, type Space } from '#ui/theme';
import * as styles from './Columns.css';

export const columnsRatios = [
  '1:1',
  '8:7',
  '3:2',
  '2:3',
  '3:5',
  'small:1',
  '1:small',
  'medium:1',
  '1:medium',
  'content:1',
  '1:content',
] as const;
export const columnsAligns = ['stretch', 'start', 'center', 'end'] as const;
export const columnsElements = ['div', 'section'] as const;

export interface ColumnsProps {
  /** Two parts, in the order in which they are read. */
  children: ReactNode;
  /**
   * The widths of the two parts: fractions, or the remaining width beside a part of at most 220 (`small`) or 320 px
   * (`medium`), or as wide as its `content`. With `{ tablet: '1:1' }` they are stacked on narrower windows.
   */
  columns: Responsive<(typeof columnsRatios)[number]>;
  /** The vertical space between the stacked parts. */
  gap?: Space;
  /** The space between the parts side by side, if it differs from `gap`. */
  columnGap?: Space;
  /** The vertical alignment of parts of different heights. */
  align?: (typeof columnsAligns)[number];
  /** The HTML element. */
  as?: (typeof columnsElements)[number];
  /** The `id` of the heading that labels a `section`. */
  'aria-labelledby'?: string | undefined;
}

/** Two parts of a page, stacked on narrow windows and side by side on wide ones. For more than two equal parts, use a `Grid`. */
export function Columns({
  children,
  columns,
  gap = '6',
  columnGap = gap,
  align = 'stretch',
  as: Element = 'div',
  ...aria
}: ColumnsProps) {
  const template = responsiveClasses(columns, (width, ratio) => styles.templates[width][ratio]);
  return (
    <Element
      {...aria}
      className={`${styles.columns} ${template} ${styles.rowGaps[gap]} ${styles.columnGaps[columnGap]} ${styles.aligns[align]}`}
    >
      {children}
    </Element>
  );
}
