import type { ReactNode } from 'react';
import { type CartSummary, useCart } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Skeleton } from '#ui/Skeleton';
import { messages } from '../messages';
import * as styles from './CartTotals.css';

/** What the cart saves and costs, and the way to the order. */
export function CartTotals({ summary: { currency = '', newTotal, savings } }: { summary: CartSummary }) {
  const text = useMessages(messages);
  return (
    <Footer
      savings={
        savings > 0 && (
          <p className={styles.savings}>
            <span>{text.savings}</span>
            <span className={styles.amount}>{formatMoney(savings, currency)}</span>
          </p>
        )
      }
      total={<span className={styles.amount}>{formatMoney(newTotal, currency)}</span>}
    />
  );
}

/** The room of the totals while prices are loading. The way to the order is open already. */
export function CartTotalsSkeleton() {
  return <Footer savings={<Skeleton shape="line" />} total={<Skeleton shape="line" width="quarter" />} />;
}

function Footer({ savings, total }: { savings: ReactNode; total: ReactNode }) {
  const text = useMessages(messages);
  const cart = useCart();
  return (
    <div className={styles.footer}>
      {savings}
      <p className={styles.total}>
        <span>{text.total}</span>
        {total}
      </p>
      <ButtonLink href={routes.checkout.href()} tone="primary" size="large" width="full" onClick={cart.close}>
        {text.checkout}
      </ButtonLink>
      <p className={styles.payment}>{text.payment}</p>
    </div>
  );
}
