import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './Inline.css';

export const inlineAligns = ['center', 'baseline'] as const;
export const inlineJustifies = ['start', 'center', 'between', 'split'] as const;
export const inlineElements = ['div', 'ul', 'li', 'span', 'p'] as const;

export interface InlineProps {
  /** The items, side by side. */
  children: ReactNode;
  /** The space between the children. */
  gap?: Space;
  /** The space between wrapped rows, if it differs from `gap`. */
  rowGap?: Space;
  /** The vertical alignment of children of different heights. */
  align?: (typeof inlineAligns)[number];
  /** Where the free space of a row goes: `between` the children, or before the last one, also if that wraps (`split`). */
  justify?: (typeof inlineJustifies)[number];
  /** The HTML element: `ul` when the children are `li`, `span` within text. */
  as?: (typeof inlineElements)[number];
}

/**
 * Items side by side that wrap when they do not fit: buttons, badges, links. For equal columns use a `Grid`, for an icon
 * beside a text a `MediaObject`.
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
