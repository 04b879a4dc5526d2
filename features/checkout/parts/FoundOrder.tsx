import type { Order } from '#features/shared/api';
import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

export interface FoundOrderProps {
  order: Order;
  /** Whether the order certainly equals what the form and the cart hold now. */
  isAsTyped: boolean;
}

/** Replaces the form when an order whose answer was lost has been found; links to its thank-you page. */
export function FoundOrder({ order, isAsTyped }: FoundOrderProps) {
  const text = useMessages(messages);
  const { contact } = useCountry();
  return (
    <Stack gap="5">
      <Notice tone="success" live={false}>
        {text.foundNumber}: {order.number}
      </Notice>
      {!isAsTyped && (
        <Notice tone="warning" title={text.foundAsSent}>
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
