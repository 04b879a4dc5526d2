import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './Columns.css';

export const columnsLayouts = [
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
export const columnsStarts = ['always', 'xs', 'sm', 'xl'] as const;
export const columnsAligns = ['stretch', 'start', 'center', 'end'] as const;
export const columnsElements = ['div', 'section'] as const;

export interface ColumnsProps {
  /** Two parts, in the order in which they are read. */
  children: ReactNode;
  /**
   * The widths of the two parts: fractions, or the remaining width beside a part of at most 220 (`small`) or 320 px
   * (`medium`), or as wide as its `content`.
   */
  layout: (typeof columnsLayouts)[number];
  /** The window width from which the parts are side by side: any, 550 px (`xs`), 800 px (`sm`), above 1020 px (`xl`). */
  from: (typeof columnsStarts)[number];
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
  layout,
  from,
  gap = '6',
  columnGap = gap,
  align = 'stretch',
  as: Element = 'div',
  ...aria
}: ColumnsProps) {
  return (
    <Element
      {...aria}
      className={`${styles.columns} ${styles.layouts[layout]} ${styles.gaps[gap]} ${styles.columnGaps[columnGap]} ${styles.starts[from]} ${styles.aligns[align]}`}
    >
      {children}
    </Element>
  );
}
