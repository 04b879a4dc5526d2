import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Table.css';

export interface TableColumn<Row> {
  /** Identifies the column in code; not shown. */
  id: string;
  /** The heading of the column. */
  heading: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** The table's accessible name. A visible heading above the table should say the same. */
  caption: string;
  /** The columns; the first one contains the row headers. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** The rows, in display order. */
  rows: readonly Row[];
  /** Returns the React key of a row. */
  rowKey: (row: Row) => string;
}

/**
 * Similar items that people compare by column, such as orders. For facts about one item, use a `DescriptionList`; for
 * windows that are narrower than its columns, a list of cards.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const [rowHeader, ...others] = columns;
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const scrolls = useOverflow(frame, table);
  return (
    // Safari does not focus what scrolls by itself, so that the arrow keys could not scroll it.
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      <table ref={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr className={styles.row}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.columnHeading}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              <th scope="row" className={styles.cell}>
                {rowHeader.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.id} className={styles.cell}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the content of a frame is wider than the frame. */
function useOverflow(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => setOverflows(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, content]);
  return overflows;
}
