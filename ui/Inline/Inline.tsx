import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './Inline.css';

export const inlineElements = ['div', 'ul'] as const;

export interface InlineProps {
  /** What stands side by side. */
  children: ReactNode;
  /** The space between the children, and between rows where they wrap. */
  gap?: Space;
  /** `ul` where the children are `li`. */
  as?: (typeof inlineElements)[number];
}

/** Things side by side that wrap when there is no room: buttons, badges, links. For equal columns, use `Grid`. */
export function Inline({ children, gap = '4', as: Element = 'div' }: InlineProps) {
  return <Element className={`${styles.inline} ${styles.gaps[gap]}`}>{children}</Element>;
}
