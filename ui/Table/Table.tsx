import type { ReactNode } from 'react';
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
  return (
    <div className={styles.frame}>
      <table>
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
