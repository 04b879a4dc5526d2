import type { Order } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

/** In place of the form: an order whose answer was lost has been found, and what follows an order is one step away. */
export function ArrivedOrder({ order }: { order: Order }) {
  const text = useMessages(messages);
  return (
    <Stack gap="5">
      <Notice tone="success" live={false}>
        {text.arrivedNumber}: {order.number}
      </Notice>
      <ButtonLink href={routes.thankYou.href(order.id)} tone="primary" size="large" width="full">
        {text.toThanks}
      </ButtonLink>
    </Stack>
  );
}
