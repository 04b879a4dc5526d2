import { useId, useRef } from 'react';
import type { Offer, Order } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferPicture } from '#features/shared/offer';
import { orderMessages } from '#features/shared/order';
import { LoadMore, useShownCount } from '#features/shared/page';
import { DescriptionList } from '#ui/DescriptionList';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Table } from '#ui/Table';
import { Text } from '#ui/Text';
import { media, useMedia } from '#ui/theme';
import { messages } from '../messages';
import * as styles from './Orders.css';
import { Articles, articlesOf, Created, OrderLinks, type OrderPartProps, Status, Total } from './orderParts';

/** How many orders show at first, and how many each 'show more' adds. */
const STEP = 20;

export interface OrderListProps {
  /** Newest first; the newest one stands open above the list. */
  orders: Order[];
  offers: Offer[];
}

/** The earlier orders: a table, in narrow windows cards that open. A long list shows a step at a time. */
export function OrderList({ orders, offers }: OrderListProps) {
  const text = useMessages(messages);
  const headingId = useId();
  const isWide = useMedia(media.from('md'));
  const listed = orders.slice(1);
  const [limit, showMore] = useShownCount(STEP);
  const list = useRef<HTMLDivElement>(null);
  if (listed.length === 0) return null;
  const shown = listed.slice(0, limit);

  const findNew = () =>
    list.current
      ?.querySelectorAll(':scope > ul > li, tbody > tr')
      [limit]?.querySelector<HTMLElement>('summary, a, button');

  return (
    <Stack as="section" gap="4" aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId}>
        {text.earlierOrders}
      </Heading>
      <div ref={list}>
        {isWide ? (
          <OrdersTable orders={shown} offers={offers} />
        ) : (
          <ul>
            {shown.map((order) => (
              <OrderCard key={order.id} order={order} offers={offers} />
            ))}
          </ul>
        )}
      </div>
      {listed.length > STEP && (
        <LoadMore
          text={text.shownOrders(shown.length, listed.length)}
          label={text.moreOrders}
          hasMore={shown.length < listed.length}
          onLoad={showMore}
          findNew={findNew}
        />
      )}
    </Stack>
  );
}

function OrdersTable({ orders, offers }: OrderListProps) {
  const text = useMessages(messages);
  return (
    <Table
      caption={text.earlierOrders}
      rows={orders}
      rowKey={(order) => order.id}
      columns={[
        {
          id: 'number',
          heading: text.number,
          cell: (order) => <span className={styles.cell}>{order.number}</span>,
        },
        { id: 'status', heading: text.status, cell: (order) => <Status order={order} /> },
        { id: 'created', heading: text.created, cell: (order) => <Created order={order} /> },
        {
          id: 'articles',
          heading: text.articles,
          cell: (order) => <Articles order={order} offers={offers} />,
        },
        { id: 'total', heading: text.total, cell: (order) => <Total order={order} offers={offers} /> },
        {
          id: 'shipment',
          heading: text.shipment,
          cell: (order) => <OrderLinks order={order} offers={offers} />,
        },
      ]}
    />
  );
}

/** Number and status, as the specification has them on phones; the other columns of the table in the details. */
function OrderCard({ order, offers }: OrderPartProps) {
  const text = useMessages(messages);
  const words = useMessages(orderMessages);
  return (
    <li className={styles.card}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.cardPicture}>
            <OfferPicture
              url={articlesOf({ order, offers })[0]?.picture}
              alt=""
              place="thumb"
              corners="medium"
            />
          </span>
          <span className={styles.cardTitle}>
            <Text as="span" size="h4">
              {words.order(order.number)}
            </Text>
            <span>
              <Status order={order} />
            </span>
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <Stack gap="4" paddingEnd="5">
          <DescriptionList
            layout="beside"
            items={[
              { term: text.created, description: <Created order={order} /> },
              { term: text.articles, description: <Articles order={order} offers={offers} /> },
              { term: text.total, description: <Total order={order} offers={offers} /> },
            ]}
          />
          <OrderLinks order={order} offers={offers} />
        </Stack>
      </details>
    </li>
  );
}
