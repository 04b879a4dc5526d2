import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  LOOKUP_DELAY_MS,
  type OrderNumber,
  readOrderNumber,
  useOrders,
  useShipment,
} from '#features/shared/api';
import { OrderAgain } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { routes, useGoTo } from '#features/shared/navigation';
import { PageIntro } from '#features/shared/page';
import { useLastKnownSession } from '#features/shared/session';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { messages } from './messages';
import { Shipment } from './parts/Shipment';

/**
 * Looks a number up. The id of one of the shopper's own orders, which the thank-you page may show, is resolved to its
 * number, unless another of them has that number. `own` is that order.
 */
function useLookup(requested: OrderNumber | undefined) {
  const username = useLastKnownSession().user?.username;
  const orders = useOrders(requested && username);
  const own =
    orders.data?.find(({ number }) => readOrderNumber(number) === requested) ??
    orders.data?.find(({ id }) => String(id) === requested);
  const orderNumber = own?.number ?? requested;
  const shipment = useShipment(orderNumber, { delay: LOOKUP_DELAY_MS, own });
  return { own, orderNumber, shipment };
}

/**
 * Shows where the parcel of an order is (Screens/Tracking). The order number is in the address, so that a link starts the lookup
 * and a reload repeats it.
 */
export function TrackingScreen() {
  const text = useMessages(messages);
  const goTo = useGoTo();
  const requested = readOrderNumber(useSearchParams()[0].get('id') ?? '');
  const { own, orderNumber: lookedUp, shipment } = useLookup(requested);

  const [typed, setTyped] = useState<string>(requested ?? '');
  const [filledFrom, setFilledFrom] = useState(requested);
  if (filledFrom !== requested) {
    setFilledFrom(requested);
    setTyped(requested ?? '');
  }
  const orderNumber = readOrderNumber(typed);
  // Not busy for another number, so that it can be looked up meanwhile.
  const isBusy = shipment.isFetching && orderNumber === requested;

  function lookUp(event: SubmitEvent) {
    event.preventDefault();
    if (!orderNumber || isBusy) return;
    if (orderNumber === requested) void shipment.refetch();
    else goTo(routes.track.href(orderNumber), { replace: true });
  }

  return (
    <Container width="text">
      <Stack gap="6" paddingBlock="8">
        <PageIntro lead={text.lead}>{text.heading}</PageIntro>
        <form noValidate onSubmit={lookUp}>
          <Columns columns={{ largePhone: '1:small' }} gap="4" align="end">
            <TextInput
              label={text.orderNumber}
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" width="full" busy={isBusy}>
              {isBusy ? text.lookingUp : text.lookUp}
            </Button>
          </Columns>
        </form>
        <Shipment orderNumber={lookedUp} shipment={shipment} />
        {own && shipment.data && (
          <Inline>
            <OrderAgain order={own} />
          </Inline>
        )}
      </Stack>
    </Container>
  );
}
