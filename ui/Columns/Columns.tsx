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
] as const;
export const columnsStarts = ['xs', 'sm', 'xl'] as const;
export const columnsAligns = ['stretch', 'start', 'center', 'end'] as const;
export const columnsElements = ['div', 'section'] as const;

export interface ColumnsProps {
  /** Two parts, in the order in which they are read. */
  children: ReactNode;
  /** The widths of the two parts: shares, or at most 220 (`small`) or 320 px (`medium`) and what is left. */
  layout: (typeof columnsLayouts)[number];
  /** Where they come beside each other: from 550 px (`xs`), from 800 px (`sm`), above 1020 px (`xl`). */
  from: (typeof columnsStarts)[number];
  /** The space between the two, one above the other. */
  gap?: Space;
  /** The space between the two beside each other, if it is not the gap. */
  columnGap?: Space;
  /** How parts of different heights stand beside each other. */
  align?: (typeof columnsAligns)[number];
  /** The element it is in the page's outline. */
  as?: (typeof columnsElements)[number];
  /** The `id` of the heading that names a `section`. */
  'aria-labelledby'?: string | undefined;
}

/** Two parts of a page, one above the other until there is room for both. More than two equal parts are a `Grid`. */
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
