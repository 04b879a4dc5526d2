import { amountToPay, type CartSummary, type Sums } from '#features/shared/cart';
import { formatMoney, times, useCountry, useMessages } from '#features/shared/country';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { hasSoldOut, isRepriced, isSameSum, type LineChange } from '../order/changes';

export interface ChangesNoticeProps {
  changes: readonly LineChange[];
  /** What the articles cost before the changes. */
  agreedSums: Sums | undefined;
  summary: CartSummary;
}

/** Lists the changes that the shopper has to agree to before the order is sent. The summary also marks each line. */
export function ChangesNotice({ changes, agreedSums, summary: { sums } }: ChangesNoticeProps) {
  const text = useMessages(messages);
  const country = useCountry();
  const namesOf = (isOf: (change: LineChange) => boolean) =>
    changes
      .filter(isOf)
      .map(({ before }) => before.offer.name)
      .join(', ');
  const gone = namesOf(({ now }) => now === 'notSold');
  const unreadable = namesOf(({ now }) => now === 'unreadable');
  const soldOut = namesOf(({ before, now }) => typeof now !== 'string' && hasSoldOut(before, now));
  const repriced = changes.flatMap(({ before, now }) => {
    if (typeof now === 'string' || !isRepriced(before, now)) return [];
    const { offer, quantity, newTotal } = before;
    const then = formatMoney(newTotal, offer.currency);
    const today = formatMoney(times(now.newPrice, quantity), now.currency);
    return [{ id: offer.id, sentence: text.newPrice(offer.name, then, today) }];
  });
  const title =
    repriced.length > 0
      ? text.priceChanged(repriced.length)
      : gone
        ? text.notSold
        : soldOut
          ? text.soldOutTitle
          : text.notOrderable;
  return (
    <Notice tone="warning" live="assertive" title={title}>
      <Stack gap="2">
        {repriced.map(({ id, sentence }) => (
          <Text key={id}>{sentence}</Text>
        ))}
        {gone && <Text>{text.removed(gone)}</Text>}
        {soldOut && <Text>{text.soldOut(soldOut)}</Text>}
        {unreadable && <Text>{text.leftOut(unreadable)}</Text>}
        <Text>
          {sums && agreedSums && !isSameSum(sums, agreedSums)
            ? text.newTotal(
                formatMoney(amountToPay(agreedSums, country), agreedSums.currency),
                formatMoney(amountToPay(sums, country), sums.currency),
              )
            : text.cartChangedHint}
        </Text>
      </Stack>
    </Notice>
  );
}
