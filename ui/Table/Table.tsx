import { Fragment, type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/Icon';
import { type Breakpoint, media, useMedia } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Table.css';

export interface TableColumn<Row> {
  /** Names the column in code; not shown. */
  id: string;
  /** Stands above the column. */
  heading: string;
  /** Draws what a row has in this column. */
  cell: (row: Row) => ReactNode;
  /** Stays in sight when the table folds. The first column always does. */
  primary?: boolean;
}

export interface TableProps<Row> {
  /** What the table holds, for screen readers. For the eyes a heading above it says the same. */
  caption: string;
  /** The first one names the row. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** What is listed, in this order. */
  rows: readonly Row[];
  /** Tells rows apart in code; not shown. */
  rowKey: (row: Row) => string;
  /** Below this width only the primary columns show, and a button in each row opens the rest. */
  foldBelow: Breakpoint;
  /** The name of that button: 'Detalji narudžbe 20418'. */
  detailsLabel: (row: Row) => string;
  /** Stands in the table's place when there are no rows. */
  empty: ReactNode;
}

/** Things of one kind that people compare by their columns: orders. For a few facts about one thing, use a list. */
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

  const [naming, ...others] = columns;
  const shown = folded ? others.filter((column) => column.primary) : others;
  const hidden = others.filter((column) => !shown.includes(column));

  return (
    <table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr className={styles.row}>
          {[naming, ...shown].map((column) => (
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
                {naming.cell(row)}
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
