import { Text } from '#ui/Text';
import type { StatementRow } from '../statement';
import * as styles from './Rows.css';

/** Facts by their names. */
export function Rows({ rows }: { rows: readonly StatementRow[] }) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <Text as="dt" tone="muted">
            {label}
          </Text>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
