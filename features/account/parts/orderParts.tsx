import { type Offer, type Order, type OrderState, orderStateOf } from '#features/shared/api';
import { OrderAgain, summarizeCart } from '#features/shared/cart';
import { formatDateTime, formatMoney, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture } from '#features/shared/offer';
import { Badge, type BadgeProps } from '#ui/Badge';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { NoWrap } from '#ui/NoWrap';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './Orders.css';

/** Shown for a value that the backend did not send. */
const DASH = '–';

export interface OrderPartProps {
  order: Order;
  offers: Offer[];
}

const tones: Record<OrderState, Required<BadgeProps>['tone']> = {
  preparing: 'brand',
  sent: 'brand',
  delivered: 'success',
  cancelled: 'neutral',
};

/** The backend's text, coloured where its meaning is known. */
export function Status({ order }: { order: Order }) {
  const state = orderStateOf(order.status);
  if (!order.status) return <span>{DASH}</span>;
  return (
    <span className={styles.cell}>
      <Badge tone={state ? tones[state] : 'neutral'}>{order.status}</Badge>
    </span>
  );
}

/** When the order was placed. */
export function Created({ order }: { order: Order }) {
  const created = formatDateTime(order.createdAt, useCountry());
  if (!created) return <span>{DASH}</span>;
  return (
    <time dateTime={order.createdAt} className={styles.cell}>
      {created}
    </time>
  );
}

/** Each article with its picture, name and quantity. */
export function Articles({ order, offers }: OrderPartProps) {
  const text = useMessages(messages);
  return (
    <Stack as="ul" gap="3">
      {articlesOf({ order, offers }).map(({ id, name, picture, quantity }) => (
        <li key={id} className={styles.article}>
          <span className={styles.picture}>
            <OfferPicture url={picture} alt="" place="thumb" corners="medium" />
          </span>
          <span className={styles.cell}>
            <span>{name}</span>{' '}
            <span aria-hidden="true">
              <NoWrap>{`× ${quantity}`}</NoWrap>
            </span>
            <VisuallyHidden>{`, ${text.quantity(quantity)}`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </Stack>
  );
}

/** The articles of an order as an offer shows them; a dash for the name of one that is no longer sold. */
export const articlesOf = ({ order, offers }: OrderPartProps) =>
  order.articles.map(({ offerId, quantity }) => {
    const offer = offers.find(({ id }) => id === offerId);
    return { id: offerId, quantity, name: offer?.name ?? DASH, picture: offer?.images[0] };
  });

export interface TotalProps extends OrderPartProps {
  /** Of the new total. */
  size?: 'body' | 'price';
}

/** No total when the price of an article is unknown: half a sum is a wrong one. */
export function Total({ order, offers, size = 'body' }: TotalProps) {
  const text = useMessages(messages);
  const { items, sums } = summarizeCart(order.articles, offers);
  if (!sums || items.length < order.articles.length) return <span>{DASH}</span>;
  const { oldTotal, newTotal, currency } = sums;
  return (
    <Stack gap="0">
      {oldTotal > newTotal && (
        <Text size="small" tone="muted">
          <NoWrap>
            <VisuallyHidden>{`${text.oldTotal} `}</VisuallyHidden>
            <s>{formatMoney(oldTotal, currency)}</s>
          </NoWrap>
        </Text>
      )}
      <Text size={size} weight="bold">
        <NoWrap>
          <VisuallyHidden>{`${text.newTotal} `}</VisuallyHidden>
          <span>{formatMoney(newTotal, currency)}</span>
        </NoWrap>
      </Text>
    </Stack>
  );
}

/** The ways on from an order: its shipment, and its return. */
export function OrderLinks({ order, offers }: OrderPartProps) {
  const text = useMessages(messages);
  return (
    <div className={styles.links}>
      <Inline gap="4" rowGap="1">
        <NoWrap>
          <Link placement="standalone" href={routes.track.href(order.number)}>
            {text.track}
            <VisuallyHidden>{` ${text.ofOrder(order.number)}`}</VisuallyHidden>
          </Link>
        </NoWrap>
        <ReturnLink order={order} />
        {offers.length > 0 && <OrderAgain order={order} tone="quiet" size="small" />}
      </Inline>
    </div>
  );
}

/** Leads to the withdrawal with the order's number. */
export function ReturnLink({ order }: { order: Order }) {
  const text = useMessages(messages);
  return (
    <Link placement="standalone" href={routes.withdrawal.href(order.number)}>
      {text.startReturn}
      <VisuallyHidden>{` ${text.ofOrder(order.number)}`}</VisuallyHidden>
    </Link>
  );
}
