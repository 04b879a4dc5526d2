import type { ReactNode } from 'react';
import * as styles from './Measure.css';

export const measureWidths = ['short', 'text', 'article'] as const;

export interface MeasureProps {
  /** Something to read. */
  children: ReactNode;
  /** The widest its lines get: 440, 680 or 740 px. */
  width?: (typeof measureWidths)[number];
}

/** Keeps a text within a wider place to lines that are easy to read. A whole page of text is a `Container` of that width. */
export function Measure({ children, width = 'text' }: MeasureProps) {
  return <div className={`${styles.measure} ${styles.widths[width]}`}>{children}</div>;
}
