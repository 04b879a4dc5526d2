import { Fragment, type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/Icon';
import { type Breakpoint, media, useMedia } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Table.css';

export interface TableColumn<Row> {
  /** Identifies the column in code; not shown. */
  id: string;
  /** The heading of the column. */
  heading: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Stays visible when the table is folded. The first column always does. */
  primary?: boolean;
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
  /** Below this width only the primary columns are shown, and a button in each row shows the rest. */
  foldBelow: Breakpoint;
  /** The label of that button: 'Detalji narudžbe 20418'. */
  detailsLabel: (row: Row) => string;
  /** Replaces the table when there are no rows. */
  empty: ReactNode;
}

/** Similar items that people compare by column, such as orders. For facts about one item, use a `DescriptionList`. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  foldBelow,
  detailsLabel,
  empty,
}: TableProps<Row>) {
  const folded = useMedia(media.below(foldBelow));
  if (rows.length === 0) return empty;

  const [rowHeader, ...others] = columns;
  const shown = folded ? others.filter((column) => column.primary) : others;
  const hidden = others.filter((column) => !shown.includes(column));

  return (
    <table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr className={styles.row}>
          {[rowHeader, ...shown].map((column) => (
            <th key={column.id} scope="col" className={styles.columnHeading}>
              {column.heading}
            </th>
          ))}
          {hidden.length > 0 && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const cells = (
            <>
              <th scope="row" className={styles.cell}>
                {rowHeader.cell(row)}
              </th>
              {shown.map((column) => (
                <td key={column.id} className={styles.cell}>
                  {column.cell(row)}
                </td>
              ))}
            </>
          );
          return hidden.length > 0 ? (
            <FoldedRow key={rowKey(row)} cells={cells} label={detailsLabel(row)} span={shown.length + 2}>
              {hidden.map((column) => (
                <Fragment key={column.id}>
                  <dt className={styles.term}>{column.heading}</dt>
                  <dd>{column.cell(row)}</dd>
                </Fragment>
              ))}
            </FoldedRow>
          ) : (
            <tr key={rowKey(row)} className={styles.row}>
              {cells}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface FoldedRowProps {
  cells: ReactNode;
  label: string;
  span: number;
  /** Pairs of `dt` and `dd`. */
  children: ReactNode;
}

function FoldedRow({ cells, label, span, children }: FoldedRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr className={open ? undefined : styles.row}>
        {cells}
        <td className={styles.toggleCell}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className={styles.toggle}
            onClick={() => setOpen(!open)}
          >
            <VisuallyHidden>{label}</VisuallyHidden>
            <span className={styles.chevron}>
              <Icon name="chevron-down" />
            </span>
          </button>
        </td>
      </tr>
      <tr id={id} hidden={!open} className={styles.row}>
        <td colSpan={span}>
          <dl className={styles.details}>{children}</dl>
        </td>
      </tr>
    </>
  );
}
