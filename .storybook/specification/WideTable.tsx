import type { ReactNode } from 'react';
import * as styles from './WideTable.css';

interface WideTableProps {
  /** The accessible name of the table. */
  label: string;
  /** `thead` and `tbody`. */
  children: ReactNode;
}

/** A table with columns of equal width. It scrolls by itself where the page is too narrow. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part of a page that scrolls is reached by keyboard.
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
