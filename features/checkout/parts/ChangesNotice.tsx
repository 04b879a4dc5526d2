import type { Hundredths } from '#features/shared/api';
import { amountToPay, type CartSummary } from '#features/shared/cart';
import { formatMoney, times, useCountry, useMessages } from '#features/shared/country';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { LineChange } from '../order/changes';

export interface ChangesNoticeProps {
  changes: readonly LineChange[];
  /** The sum of the articles before the changes, in hundredths. */
  agreedTotal: Hundredths;
  summary: CartSummary;
}

/** Lists the changes that the shopper has to agree to before the order is sent. The summary also marks each line. */
export function ChangesNotice({ changes, agreedTotal, summary }: ChangesNoticeProps) {
  const text = useMessages(messages);
  const country = useCountry();
  const namesOf = (reason: LineChange['now']) =>
    changes.filter(({ now }) => now === reason).map(({ before }) => before.offer.name);
  const gone = namesOf('notSold');
  const unreadable = namesOf('unreadable');
  const repriced = changes.flatMap(({ before: { offer, quantity, newTotal }, now }) => {
    if (typeof now === 'string') return [];
    const before = formatMoney(newTotal, offer.currency);
    const after = formatMoney(times(now.newPrice, quantity), now.currency);
    return [{ id: offer.id, sentence: text.newPrice(offer.name, before, after) }];
  });
  const title =
    repriced.length > 0
      ? text.priceChanged(repriced.length)
      : gone.length > 0
        ? text.notSold
        : text.notOrderable;
  return (
    <Notice tone="warning" live="assertive" title={title}>
      <Stack gap="2">
        {repriced.map(({ id, sentence }) => (
          <Text key={id}>{sentence}</Text>
        ))}
        {gone.length > 0 && <Text>{text.removed(gone.join(', '))}</Text>}
        {unreadable.length > 0 && <Text>{text.leftOut(unreadable.join(', '))}</Text>}
        {summary.currency !== undefined && (
          <Text>
            {text.newTotal(
              formatMoney(amountToPay({ newTotal: agreedTotal }, country), summary.currency),
              formatMoney(amountToPay(summary, country), summary.currency),
            )}
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
