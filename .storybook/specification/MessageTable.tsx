import type { ReactNode } from 'react';
import { countries, countrySettings } from '#features/shared/country';
import type { Message } from '../words/shopMessages';
import * as styles from './MessageTable.css';

type TextRow = Pick<Message, 'texts'>;

export interface MessageTableProps<Row extends TextRow> {
  /** The heading of the first column. */
  heading: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The content of the first column. */
  head: (row: Row) => ReactNode;
}

/** Messages in the four countries. Texts that are the same as in BA are paler. */
export function MessageTable<Row extends TextRow>({ heading, rows, rowKey, head }: MessageTableProps<Row>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {countries.map((country) => (
            <th key={country} scope="col">
              {country}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{head(row)}</th>
            <Texts of={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Texts({ of: { texts } }: { of: TextRow }) {
  return countries.map((country) => {
    const text = texts[country];
    const isSame = country !== 'BA' && text === texts.BA;
    return (
      <td key={country} lang={countrySettings[country].lang}>
        {isSame ? <span className={styles.same}>{text}</span> : text}
      </td>
    );
  });
}
