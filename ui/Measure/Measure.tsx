import type { ReactNode } from 'react';
import * as styles from './Measure.css';

export const measureWidths = ['short', 'text', 'article'] as const;

export interface MeasureProps {
  /** The text. */
  children: ReactNode;
  /** The maximum line length: 440, 680 or 740 px. */
  width?: (typeof measureWidths)[number];
}

/** Limits a text to a comfortable line length inside a wider parent. For a whole page of text, use a `Container` of that width. */
export function Measure({ children, width = 'text' }: MeasureProps) {
  return <div className={`${styles.measure} ${styles.widths[width]}`}>{children}</div>;
}
