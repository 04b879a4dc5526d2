import { type Offer, type Order, useOffers, useOrders } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { LoadFailure, ToShop } from '#features/shared/page';
import { EmptyState } from '#ui/EmptyState';
import { SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { DailyIntake } from './DailyIntake';
import { NewestOrder } from './NewestOrder';
import { OrderList } from './OrderList';
import { OrdersSkeleton } from './OrdersSkeleton';

export interface OrdersProps {
  username: string;
}

/** The user's orders: the newest one open, and the list. */
export function Orders({ username }: OrdersProps) {
  const text = useMessages(messages);
  const orders = useOrders(username);
  const offers = useOffers();

  // The backend answers with an empty list when loading the offers failed (Specification/Cart).
  const offersFailed = offers.data ? offers.data.length === 0 : offers.isError;
  const needsOffers = orders.data?.length !== 0;
  const failed = [...(orders.isError ? [orders] : []), ...(needsOffers && offersFailed ? [offers] : [])];
  const awaitsOrders = !orders.data && !orders.isError;
  const awaitsOffers = needsOffers && !offers.data && !offersFailed;
  if (awaitsOrders || awaitsOffers) {
    return (
      <SkeletonGroup label={text.loadingOrders}>
        <OrdersSkeleton />
      </SkeletonGroup>
    );
  }
  return (
    <Stack gap="6">
      {failed.length > 0 && (
        <LoadFailure
          title={text.loadFailed}
          busy={failed.some((query) => query.isFetching)}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
      {orders.data && <OrdersOf orders={orders.data} offers={offers.data ?? []} />}
    </Stack>
  );
}

/** The newest order open, the list, and what one takes in a day. */
function OrdersOf({ orders, offers }: { orders: Order[]; offers: Offer[] }) {
  const text = useMessages(messages);
  const [newest] = orders;
  if (!newest) return <NoOrders />;
  return (
    <Stack gap="9">
      <NewestOrder order={newest} offers={offers} />
      <Stack gap="5">
        <OrderList orders={orders} offers={offers} />
        <Text tone="muted">{text.pricesToday}</Text>
      </Stack>
      <DailyIntake orders={orders} offers={offers} />
    </Stack>
  );
}

function NoOrders() {
  const text = useMessages(messages);
  return (
    <EmptyState icon="box" title={text.empty} action={<ToShop />}>
      {text.emptyHint}
    </EmptyState>
  );
}
