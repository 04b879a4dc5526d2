import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './Stack.css';

export const stackAligns = ['stretch', 'start'] as const;
export const stackElements = ['div', 'ul', 'section'] as const;

export interface StackProps {
  /** What stands one under the other. */
  children: ReactNode;
  /** The space between the children, by its name on the scale. */
  gap?: Space;
  /** Space above the first child and below the last. */
  paddingBlock?: Space;
  /** `stretch` gives every child the full width, `start` its own. */
  align?: (typeof stackAligns)[number];
  /** `ul` where the children are `li`. */
  as?: (typeof stackElements)[number];
  /** The `id` of the heading that names it. */
  'aria-labelledby'?: string;
}

/** Things under one another, evenly spaced. Side by side: `Inline`; in columns: `Grid`. */
export function Stack({
  children,
  gap = '4',
  paddingBlock = '0',
  align = 'stretch',
  as: Element = 'div',
  ...aria
}: StackProps) {
  return (
    <Element
      {...aria}
      className={`${styles.stack} ${styles.gaps[gap]} ${styles.paddingBlocks[paddingBlock]} ${styles.aligns[align]}`}
    >
      {children}
    </Element>
  );
}
