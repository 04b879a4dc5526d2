import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './Inline.css';

export const inlineAligns = ['start', 'center', 'baseline', 'end'] as const;
export const inlineJustifies = ['start', 'center', 'between', 'end'] as const;
export const inlineElements = ['div', 'ul', 'ol', 'li', 'span', 'nav'] as const;

export interface InlineProps {
  children: ReactNode;
  /** The space between the children, and between rows where they wrap. */
  gap?: Space;
  /** How children of different heights stand. `baseline` for words of different sizes. */
  align?: (typeof inlineAligns)[number];
  /** Where the row stands when there is room left. `between` pushes the ends apart. */
  justify?: (typeof inlineJustifies)[number];
  /** `ul` and `ol` where the children are `li`. */
  as?: (typeof inlineElements)[number];
  /** Names a list or `nav`. */
  'aria-label'?: string;
}

/** Things side by side that wrap when there is no room: buttons, badges, links. For equal columns, use `Grid`. */
export function Inline({
  children,
  gap = '4',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  ...aria
}: InlineProps) {
  return (
    <Element
      {...aria}
      className={`${styles.inline} ${styles.gaps[gap]} ${styles.aligns[align]} ${styles.justifies[justify]}`}
    >
      {children}
    </Element>
  );
}
