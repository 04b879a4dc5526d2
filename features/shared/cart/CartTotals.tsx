import type { ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton';
import { formatMoney, type Hundredths, times, useMessages } from '../country';
import { useCartCount } from './CartProvider';
import * as styles from './CartTotals.css';
import { cartMessages } from './messages';
import type { CartSummary } from './summary';

/** The cart's regular price, savings and total, for the panel and the checkout (seed §2). */
export function CartTotals({ summary }: { summary: CartSummary }) {
  const { count, currency = '', oldTotal, newTotal, savings } = summary;
  const money = (amount: Hundredths) => (
    <span className={styles.amount}>{formatMoney(amount, currency)}</span>
  );
  return (
    <Rows
      reduced={savings > 0 && { oldTotal: money(oldTotal), savings: money(times(savings, -1)) }}
      count={count}
      total={money(newTotal)}
    />
  );
}

/** The skeleton of the totals while prices are loading. The number of pieces is already known. */
export function CartTotalsSkeleton() {
  const placeholder = (
    <span className={styles.placeholder}>
      <Skeleton shape="line" />
    </span>
  );
  return (
    <Rows
      reduced={{ oldTotal: placeholder, savings: placeholder }}
      count={useCartCount()}
      total={placeholder}
    />
  );
}

interface RowsProps {
  reduced: false | { oldTotal: ReactNode; savings: ReactNode };
  count: number;
  total: ReactNode;
}

function Rows({ reduced, count, total }: RowsProps) {
  const text = useMessages(cartMessages);
  return (
    <div className={styles.totals}>
      {reduced && (
        <>
          <p className={styles.row}>
            <span>{text.oldTotal}</span>
            {reduced.oldTotal}
          </p>
          <p className={styles.savings}>
            <span>{text.savings}</span>
            {reduced.savings}
          </p>
        </>
      )}
      <p className={styles.total}>
        <span>
          {text.total} <span className={styles.count}>({text.pieces(count)})</span>
        </span>
        {total}
      </p>
    </div>
  );
}
