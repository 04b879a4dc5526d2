import type { ReactNode } from 'react';

export interface DocsTableProps {
  /** The names of the columns. */
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of a docs page whose content comes from code. A table of fixed texts is Markdown in its page. */
export function DocsTable({ head, rows }: DocsTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [header, ...others] }) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            {others.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
