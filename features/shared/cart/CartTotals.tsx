import type { ReactNode } from 'react';
import { Inline } from '#ui/Inline';
import { NoWrap } from '#ui/NoWrap';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text, type TextProps } from '#ui/Text';
import type { Hundredths } from '../api';
import { formatMoney, times, useMessages } from '../country';
import { useCartCount } from './CartProvider';
import { cartMessages } from './messages';
import type { CartSummary } from './summary';

/** The cart's regular price, savings and total, for the panel and the checkout (Specification/Cart). */
export function CartTotals({ summary }: { summary: CartSummary }) {
  const { count, currency = '', oldTotal, newTotal, savings } = summary;
  const money = (amount: Hundredths) => formatMoney(amount, currency);
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
  return (
    <Rows reduced={{ oldTotal: 'loading', savings: 'loading' }} count={useCartCount()} total="loading" />
  );
}

/** A formatted amount, or `loading` for its skeleton. */
type Amount = string;

interface RowsProps {
  reduced: false | { oldTotal: Amount; savings: Amount };
  count: number;
  total: Amount;
}

function Rows({ reduced, count, total }: RowsProps) {
  const text = useMessages(cartMessages);
  return (
    <Stack gap="3" rules="between">
      {reduced && (
        <Stack gap="3">
          <Row label={text.oldTotal} amount={reduced.oldTotal} />
          <Row label={text.savings} amount={reduced.savings} tone="sale" weight="semibold" />
        </Stack>
      )}
      <Stack gap="1">
        <Row
          size="price"
          label={
            <>
              {text.total}{' '}
              <Text as="span" tone="muted">
                <NoWrap>({text.pieces(count)})</NoWrap>
              </Text>
            </>
          }
          amount={total}
        />
        <Text size="small" tone="muted">
          {text.delivery}
        </Text>
      </Stack>
    </Stack>
  );
}

interface RowProps extends Pick<TextProps, 'size' | 'tone' | 'weight'> {
  label: ReactNode;
  amount: Amount;
}

/** A long amount such as '726.470,00 RSD' may need its own line. */
function Row({ label, amount, ...style }: RowProps) {
  return (
    <Inline as="p" gap="4" rowGap="0" justify="split">
      <Text as="span" {...style}>
        {label}
      </Text>
      {amount === 'loading' ? (
        <Skeleton shape="line" width="quarter" />
      ) : (
        <Text as="span" {...style}>
          <NoWrap marksChange>{amount}</NoWrap>
        </Text>
      )}
    </Inline>
  );
}
