import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './Inline.css';

export const inlineAligns = ['center', 'start', 'baseline'] as const;
export const inlineJustifies = ['start', 'center', 'between', 'end'] as const;
export const inlineElements = ['div', 'ul', 'li', 'span', 'p'] as const;

export interface InlineProps {
  /** What stands side by side. */
  children: ReactNode;
  /** The space between the children. */
  gap?: Space;
  /** The space between rows where they wrap, if it is not the gap. */
  rowGap?: Space;
  /** How children of different heights stand in their row. */
  align?: (typeof inlineAligns)[number];
  /** Where a row's free space goes: `between` parts the first from the last. */
  justify?: (typeof inlineJustifies)[number];
  /** `ul` where the children are `li`, `span` within words. */
  as?: (typeof inlineElements)[number];
}

/**
 * Things side by side that wrap when there is no room: buttons, badges, links. For equal columns use `Grid`, for a
 * drawing beside a text a `MediaObject`.
 */
export function Inline({
  children,
  gap = '4',
  rowGap = gap,
  align = 'center',
  justify = 'start',
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={`${styles.inline} ${styles.gaps[gap]} ${styles.rowGaps[rowGap]} ${styles.aligns[align]} ${styles.justifies[justify]}`}
    >
      {children}
    </Element>
  );
}
