import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import type { Arrived } from '../useOrder';

/** In place of the form: an order whose answer was lost has been found, and what follows an order is one step away. */
export function ArrivedOrder({ order }: { order: Arrived }) {
  const text = useMessages(messages);
  const { contact } = useCountry();
  return (
    <Stack gap="5">
      <Notice tone="success" live={false}>
        {text.arrivedNumber}: {order.number}
      </Notice>
      {!order.isAsTyped && (
        <Notice tone="warning" title={text.arrivedAsSent}>
          <Link href={phoneHref(contact.phone)} placement="standalone">
            {contact.phone}
          </Link>
        </Notice>
      )}
      <ButtonLink href={routes.thankYou.href(order.id)} tone="primary" size="large" width="full">
        {text.toThanks}
      </ButtonLink>
    </Stack>
  );
}
