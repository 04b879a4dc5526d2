import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  LOOKUP_DELAY_MS,
  type Order,
  type OrderNumber,
  orderStateOf,
  readOrderNumber,
  useOrders,
  useShipment,
} from '#features/shared/api';
import { fixedTexts, useMessages } from '#features/shared/country';
import { PlantSheet } from '#features/shared/herbarium';
import { routes, useGoTo } from '#features/shared/navigation';
import { orderMessages } from '#features/shared/order';
import { PageIntro } from '#features/shared/page';
import { useLastKnownSession } from '#features/shared/session';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
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

/** What is known without a guess: the status of an own order, and that a parcel without lines is being packed. */
function stateOf(own: Order | undefined, lines: string[]) {
  const state = own && orderStateOf(own.status);
  return lines.length > 0 || state === 'cancelled' ? state : 'preparing';
}

/**
 * Shows where the parcel of an order is (Screens/Tracking). The order number is in the address, so that a link starts the lookup
 * and a reload repeats it.
 */
export function TrackingScreen() {
  const text = useMessages(messages);
  const words = useMessages(orderMessages);
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

  const { isFetching, isError, data: lines } = shipment;
  const hasResult = lines !== undefined && !isFetching && !isError;
  const state = hasResult ? stateOf(own, lines) : undefined;
  const order = lookedUp && !isError && words.order(lookedUp);
  const isPacked = state === 'preparing' && lines?.length === 0;
  const said = isPacked ? fixedTexts.parcelPreparing : state && words.states[state];
  const headline = said || order || text.heading;
  // One line, also until the state is known.
  const lead = (said ? order : order && text.heading) || text.lead;
  return (
    <PlantSheet plant="willow">
      <Stack gap="8">
        <PageIntro title={text.heading} lead={lead}>
          {headline}
        </PageIntro>
        <div>
          <Shipment headline={headline} state={state} own={own} shipment={shipment} />
          <Container within="parent" width="text">
            <form noValidate onSubmit={lookUp}>
              <Columns columns={{ largePhone: '1:small' }} gap="4" align="end">
                <TextInput
                  label={text.orderNumber}
                  autoComplete="off"
                  autoCapitalize="none"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
                <Button type="submit" tone={hasResult ? 'quiet' : 'secondary'} width="full" busy={isBusy}>
                  {isBusy ? text.lookingUp : text.lookUp}
                </Button>
              </Columns>
            </form>
          </Container>
        </div>
      </Stack>
    </PlantSheet>
  );
}
