import { type Offer, type Order, useOffers, useOrders } from '#features/shared/api';
import { summarizeCart } from '#features/shared/cart';
import { formatDateTime, formatMoney, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture } from '#features/shared/offer';
import { LoadFailure } from '#features/shared/page';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Link } from '#ui/Link';
import { NoWrap } from '#ui/NoWrap';
import { SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Table } from '#ui/Table';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './Orders.css';
import { OrdersSkeleton } from './OrdersSkeleton';

/** Shown for a value that the backend did not send. */
const DASH = '–';

export interface OrdersProps {
  username: string;
}

/** Table of the user's past orders. */
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
      {orders.data && <OrdersTable orders={orders.data} offers={offers.data ?? []} />}
    </Stack>
  );
}

function NoOrders() {
  const text = useMessages(messages);
  return (
    <EmptyState
      icon="box"
      title={text.empty}
      action={<Button href={routes.mostPopular.href()}>{text.toShop}</Button>}
    >
      {text.emptyHint}
    </EmptyState>
  );
}

function OrdersTable({ orders, offers }: { orders: Order[]; offers: Offer[] }) {
  const text = useMessages(messages);
  const country = useCountry();
  return (
    <Stack gap="4">
      <Table
        caption={text.orders}
        rows={orders}
        rowKey={(order) => order.id}
        foldBelow="md"
        detailsLabel={(order) => text.details(order.number)}
        empty={<NoOrders />}
        columns={[
          {
            id: 'number',
            heading: text.number,
            cell: (order) => <span className={styles.cell}>{order.number}</span>,
          },
          {
            id: 'status',
            heading: text.status,
            primary: true,
            cell: (order) =>
              order.status ? (
                <span className={styles.cell}>
                  <Badge>{order.status}</Badge>
                </span>
              ) : (
                DASH
              ),
          },
          {
            id: 'created',
            heading: text.created,
            cell: (order) => {
              const created = formatDateTime(order.createdAt, country);
              return created ? (
                <time dateTime={order.createdAt} className={styles.cell}>
                  {created}
                </time>
              ) : (
                DASH
              );
            },
          },
          {
            id: 'articles',
            heading: text.articles,
            cell: (order) => <Articles order={order} offers={offers} />,
          },
          { id: 'total', heading: text.total, cell: (order) => <Total order={order} offers={offers} /> },
          {
            id: 'shipment',
            heading: text.shipment,
            cell: (order) => (
              <Stack gap="0" align="start">
                <NoWrap>
                  <Link placement="standalone" href={routes.track.href(order.number)}>
                    {text.track}
                    <VisuallyHidden> {text.ofOrder(order.number)}</VisuallyHidden>
                  </Link>
                </NoWrap>
                <Link placement="standalone" href={routes.withdrawal.href(order.number)}>
                  {text.startReturn}
                  <VisuallyHidden> {text.ofOrder(order.number)}</VisuallyHidden>
                </Link>
              </Stack>
            ),
          },
        ]}
      />
      {orders.length > 0 && (
        <Text size="small" tone="muted">
          {text.pricesToday}
        </Text>
      )}
    </Stack>
  );
}

interface OrderCellProps {
  order: Order;
  offers: Offer[];
}

function Articles({ order, offers }: OrderCellProps) {
  const text = useMessages(messages);
  return (
    <Stack as="ul" gap="3">
      {order.articles.map(({ offerId, quantity }) => {
        const offer = offers.find(({ id }) => id === offerId);
        return (
          <li key={offerId} className={styles.article}>
            <span className={styles.picture}>
              <OfferPicture url={offer?.images[0]} alt="" place="thumb" corners="medium" />
            </span>
            <span className={styles.cell}>
              {offer?.name ?? DASH}{' '}
              <span aria-hidden="true">
                <NoWrap>× {quantity}</NoWrap>
              </span>
              <VisuallyHidden>, {text.quantity(quantity)}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </Stack>
  );
}

/** No total when the price of an article is unknown: half a sum is a wrong one. */
function Total({ order, offers }: OrderCellProps) {
  const text = useMessages(messages);
  const { items, oldTotal, newTotal, currency } = summarizeCart(order.articles, offers);
  if (currency === undefined || items.length < order.articles.length) return DASH;
  return (
    <Stack gap="0">
      {oldTotal > newTotal && (
        <Text size="small" tone="muted">
          <NoWrap>
            <VisuallyHidden>{text.oldTotal} </VisuallyHidden>
            <s>{formatMoney(oldTotal, currency)}</s>
          </NoWrap>
        </Text>
      )}
      <Text weight="bold">
        <NoWrap>
          <VisuallyHidden>{text.newTotal} </VisuallyHidden>
          {formatMoney(newTotal, currency)}
        </NoWrap>
      </Text>
    </Stack>
  );
}
