import { DescriptionList } from '#ui/DescriptionList';
import type { StatementRow } from '../statement';

/** The details of a statement. */
export function Rows({ rows }: { rows: readonly StatementRow[] }) {
  return <DescriptionList items={rows.map(({ label, value }) => ({ term: label, description: value }))} />;
}
