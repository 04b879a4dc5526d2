import type { Hundredths } from '#features/shared/api';
import {
  amountToPay,
  type CartSummary,
  cartMessages,
  deliveryPriceFor,
  type Sums,
  useCartCount,
  useCartState,
} from '#features/shared/cart';
import { type CountrySettings, formatMoney, times, useCountry, useMessages } from '#features/shared/country';
import { AmountRow } from '#features/shared/offer';
import { NoWrap } from '#ui/NoWrap';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

/** The cart's regular price, savings and total, and whether the cart outlives the page (Specification/Cart). */
export function CartTotals({ summary }: { summary: CartSummary }) {
  const text = useMessages(cartMessages);
  const { count, sums } = summary;
  const country = useCountry();
  const isStored = useCartState((cart) => cart.isStored);
  return (
    <Stack gap="3">
      {sums ? <SumRows count={count} sums={sums} country={country} /> : <Text>{text.noTotal}</Text>}
      {!isStored && <Text>{text.notStored}</Text>}
    </Stack>
  );
}

interface SumRowsProps {
  count: number;
  sums: Sums;
  country: CountrySettings;
}

function SumRows({ count, sums, country }: SumRowsProps) {
  const { currency, oldTotal, newTotal, savings } = sums;
  const deliveryPrice = deliveryPriceFor(sums, country);
  const money = (amount: Hundredths) => formatMoney(amount, currency);
  return (
    <Rows
      reduced={savings > 0 && { oldTotal: money(oldTotal), savings: money(times(savings, -1)) }}
      count={count}
      total={money(newTotal)}
      delivery={
        deliveryPrice !== undefined && {
          price: money(deliveryPrice),
          sum: money(amountToPay(sums, country)),
        }
      }
    />
  );
}

/** The skeleton of the totals while prices are loading. The number of pieces is already known. */
export function CartTotalsSkeleton() {
  return (
    <Rows
      reduced={{ oldTotal: undefined, savings: undefined }}
      count={useCartCount()}
      total={undefined}
      delivery={false}
    />
  );
}

interface RowsProps {
  reduced: false | { oldTotal: string | undefined; savings: string | undefined };
  count: number;
  total: string | undefined;
  /** The price of a delivery, and the total with it. */
  delivery: false | { price: string; sum: string };
}

function Rows({ reduced, count, total, delivery }: RowsProps) {
  const text = useMessages(cartMessages);
  return (
    <Stack gap="3" rules="between">
      {reduced && (
        <Stack gap="3">
          <AmountRow label={text.oldTotal} amount={reduced.oldTotal} />
          <AmountRow label={text.savings} amount={reduced.savings} tone="sale" weight="semibold" />
        </Stack>
      )}
      <Stack gap="1">
        <AmountRow
          size="price"
          label={
            <>
              {text.total}{' '}
              <Text as="span" tone="muted">
                <NoWrap>{`(${text.pieces(count)})`}</NoWrap>
              </Text>
            </>
          }
          amount={total}
        />
        <Text tone="muted">
          {delivery ? text.deliveryPrice(delivery.price, delivery.sum) : text.delivery}
        </Text>
      </Stack>
    </Stack>
  );
}
