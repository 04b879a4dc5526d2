import type { CartSummary } from '#features/shared/cart';
import { formatMoney, times, useMessages } from '#features/shared/country';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { Order } from '../useOrder';

export interface ChangesNoticeProps {
  order: Order;
  summary: CartSummary;
}

/** What is no longer as the shopper saw it, said before it is bought. The summary says it beside each line. */
export function ChangesNotice({ order: { changes, agreedTotal }, summary }: ChangesNoticeProps) {
  const text = useMessages(messages);
  const gone = changes.filter(({ now }) => !now).map(({ before }) => before.offer.name);
  const repriced = changes.flatMap(({ before: { offer, quantity, newTotal }, now }) =>
    now
      ? [
          {
            id: offer.id,
            words: text.newPrice(
              offer.name,
              formatMoney(newTotal, offer.currency),
              formatMoney(times(now.newPrice, quantity), now.currency),
            ),
          },
        ]
      : [],
  );
  return (
    <Notice tone="warning" title={repriced.length > 0 ? text.priceChanged(repriced.length) : text.notSold}>
      <Stack gap="2">
        {repriced.map(({ id, words }) => (
          <Text key={id}>{words}</Text>
        ))}
        {gone.length > 0 && <Text>{text.removed(gone.join(', '))}</Text>}
        {summary.currency !== undefined && (
          <Text>
            {text.newTotal(
              formatMoney(agreedTotal, summary.currency),
              formatMoney(summary.newTotal, summary.currency),
            )}
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
