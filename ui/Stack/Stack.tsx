import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './Stack.css';

export const stackPaddings = ['none', 'medium'] as const;
export const stackAccents = ['none', 'start', 'top'] as const;
export const stackAligns = ['stretch', 'start', 'center'] as const;
export const stackJustifies = ['start', 'center'] as const;
export const stackRules = ['none', 'between', 'below', 'above'] as const;
export const stackElements = ['div', 'ul', 'li', 'section', 'figure'] as const;

export interface StackProps {
  /** The items, from top to bottom. */
  children: ReactNode;
  /** The space between the children, by its name in the space scale. */
  gap?: Space;
  /** Space above the first child and below the last. */
  paddingBlock?: Space;
  /** Space above the first child, if it differs from `paddingBlock`. */
  paddingStart?: Space;
  /** Space below the last child, if it differs from `paddingBlock`. */
  paddingEnd?: Space;
  /** Space on every side, the same as in a `Card`; for a part of a card beside a picture. */
  padding?: (typeof stackPaddings)[number];
  /** A strong line along the left side or above, which marks a point or a quote. */
  accent?: (typeof stackAccents)[number];
  /** `stretch` gives every child the full width; `start` and `center` keep its own width. */
  align?: (typeof stackAligns)[number];
  /** `center` centres the children in the available height. */
  justify?: (typeof stackJustifies)[number];
  /** Hairlines between the children, or below or above each; then each child has the gap above and below it. */
  rules?: (typeof stackRules)[number];
  /** The HTML element: `ul` when the children are `li`. */
  as?: (typeof stackElements)[number];
  /** The `id` of the heading that labels it. */
  'aria-labelledby'?: string | undefined;
  /** Labels a list without a heading. */
  'aria-label'?: string | undefined;
}

/** Items from top to bottom, evenly spaced. Side by side: `Inline`; in columns: `Grid` or `Columns`. */
export function Stack({
  children,
  gap = '4',
  paddingBlock = '0',
  paddingStart = paddingBlock,
  paddingEnd = paddingBlock,
  padding = 'none',
  accent = 'none',
  align = 'stretch',
  justify = 'start',
  rules = 'none',
  as: Element = 'div',
  ...aria
}: StackProps) {
  return (
    <Element
      {...aria}
      className={`${styles.stack} ${styles.gaps[gap]} ${styles.paddingStarts[paddingStart]} ${styles.paddingEnds[paddingEnd]} ${styles.paddings[padding]} ${styles.accents[accent]} ${styles.aligns[align]} ${styles.justifies[justify]} ${styles.rules[rules]}`}
    >
      {children}
    </Element>
  );
}
