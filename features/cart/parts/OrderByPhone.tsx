import { useRef } from 'react';
import { type CartSummary, cartMessages } from '#features/shared/cart';
import { formatMoney, phoneHref, smsHref, useCountry, useMessages } from '#features/shared/country';
import { CopyButton } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { Fold } from './Fold';

/** The cart as a text, for those who would rather read it out on the phone or send it (Shell/Cart panel). */
export function OrderByPhone({ summary }: { summary: CartSummary }) {
  const text = useMessages(messages).byPhone;
  const { total } = useMessages(cartMessages);
  const { phone } = useCountry().contact;
  const shown = useRef<HTMLDivElement>(null);
  const { items, sums } = summary;
  const articles = items.map(({ offer, quantity }) => `${quantity} × ${offer.name}`);
  const sum = sums && `${total} ${formatMoney(sums.newTotal, sums.currency)}`;
  const message = [text.greeting, ...articles, ...(sum ? [sum] : [])].join('\n');
  return (
    <Fold title={text.heading} note={text.note}>
      <Stack gap="4">
        <div ref={shown}>
          <Text>{text.greeting}</Text>
          {items.map(({ offer }, index) => (
            <Text key={offer.id}>{articles[index]}</Text>
          ))}
          {sum && <Text>{sum}</Text>}
        </div>
        <Stack gap="2">
          <Button href={phoneHref(phone)} tone="secondary" icon="phone" width="full">
            {text.call(phone)}
          </Button>
          <Button href={smsHref(phone, message)} tone="quiet" width="full">
            {text.sms}
          </Button>
          <CopyButton shown={shown}>{message}</CopyButton>
        </Stack>
      </Stack>
    </Fold>
  );
}
