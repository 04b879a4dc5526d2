import { PhoneLink, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import type { Placed } from '../order/decide';

/** Replaces the form when an earlier try has made the order, or may have; links to its thank-you page. */
export function FoundOrder({ number, orderId }: Pick<Placed, 'number' | 'orderId'>) {
  const text = useMessages(messages);
  return (
    <Stack gap="5">
      <Notice tone="success" live={false}>
        {`${text.foundNumber}: ${number}`}
      </Notice>
      <Notice title={text.foundChanges} live={false}>
        <PhoneLink placement="standalone" />
      </Notice>
      <Button href={routes.thankYou.href(orderId)} tone="primary" size="large" width="full">
        {text.toThanks}
      </Button>
    </Stack>
  );
}
