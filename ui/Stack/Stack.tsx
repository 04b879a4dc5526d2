import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './Stack.css';

export const stackAligns = ['stretch', 'start', 'center'] as const;
export const stackJustifies = ['start', 'center'] as const;
export const stackRules = ['none', 'between', 'below', 'above'] as const;
export const stackElements = ['div', 'ul', 'ol', 'li', 'section', 'article'] as const;

export interface StackProps {
  /** What stands one under the other. */
  children: ReactNode;
  /** The space between the children, by its name on the scale. */
  gap?: Space;
  /** Space above the first child and below the last. */
  paddingBlock?: Space;
  /** Space above the first child, if it is another. */
  paddingStart?: Space;
  /** Space below the last child, if it is another. */
  paddingEnd?: Space;
  /** `stretch` gives every child the full width, `start` and `center` its own. */
  align?: (typeof stackAligns)[number];
  /** `center` puts the children in the middle of the height there is. */
  justify?: (typeof stackJustifies)[number];
  /** Hairlines between the children, or below or above each; each child then has the gap above and below itself. */
  rules?: (typeof stackRules)[number];
  /** `ul` or `ol` where the children are `li`. */
  as?: (typeof stackElements)[number];
  /** The `id` of the heading that names it. */
  'aria-labelledby'?: string | undefined;
}

/** Things under one another, evenly spaced. Side by side: `Inline`; in columns: `Grid` or `Columns`. */
export function Stack({
  children,
  gap = '4',
  paddingBlock = '0',
  paddingStart = paddingBlock,
  paddingEnd = paddingBlock,
  align = 'stretch',
  justify = 'start',
  rules = 'none',
  as: Element = 'div',
  ...aria
}: StackProps) {
  return (
    <Element
      {...aria}
      className={`${styles.stack} ${styles.gaps[gap]} ${styles.paddingStarts[paddingStart]} ${styles.paddingEnds[paddingEnd]} ${styles.aligns[align]} ${styles.justifies[justify]} ${styles.rules[rules]}`}
    >
      {children}
    </Element>
  );
}
