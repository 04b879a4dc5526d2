import { useId } from 'react';
import { orderStateOf, readShipmentLine, useShipment } from '#features/shared/api';
import { OrderAgain } from '#features/shared/cart';
import { fixedTexts, formatDateTime, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture } from '#features/shared/offer';
import { OrderSteps, orderMessages } from '#features/shared/order';
import { LoadFailure } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { NoWrap } from '#ui/NoWrap';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './Orders.css';
import { articlesOf, type OrderPartProps, ReturnLink, Total } from './orderParts';
import { Supplies } from './Supplies';

/** The newest order, open: its state, its way here, and the last that is known of its parcel. */
export function NewestOrder({ order, offers }: OrderPartProps) {
  const text = useMessages(messages);
  const words = useMessages(orderMessages);
  const headingId = useId();
  const country = useCountry();
  const created = formatDateTime(order.createdAt, country);
  const state = orderStateOf(order.status);
  const hasSteps = state !== undefined && state !== 'cancelled';
  const number = state && words.order(order.number);
  const shipment = useShipment(state === 'cancelled' ? undefined : order.number, { own: order });
  const line = shipment.data && readShipmentLine(shipment.data.at(-1) ?? fixedTexts.parcelPreparing);
  const details = [number ?? '', order.status, (!hasSteps && created) || ''].filter(Boolean);
  return (
    <div className={styles.first}>
      <section className={styles.newest[hasSteps ? 'known' : 'neutral']} aria-labelledby={headingId}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Stack gap="1">
              <Heading level={2} id={headingId} tabIndex={-1}>
                {state ? words.states[state] : words.order(order.number)}
              </Heading>
              {details.length > 0 && (
                <Inline gap="3" rowGap="0">
                  {details.map((detail) => (
                    <Text key={detail} as="span" tone="muted">
                      {detail}
                    </Text>
                  ))}
                </Inline>
              )}
            </Stack>
          </div>
          <div className={styles.amount}>
            <Total order={order} offers={offers} size="price" />
            {state !== 'cancelled' && (
              <Text size="small" tone="muted">
                {text.onDelivery}
              </Text>
            )}
          </div>
        </div>
        <Pictures order={order} offers={offers} />
        {state !== 'cancelled' && (
          <div className={styles.line}>
            <LastLine shipment={shipment} line={line} />
          </div>
        )}
        {hasSteps && (
          <div className={styles.steps}>
            <OrderSteps state={state} created={created} />
          </div>
        )}
        <div className={styles.actions}>
          <Button width="full" href={routes.track.href(order.number)}>
            {text.track}
            <VisuallyHidden>{` ${text.ofOrder(order.number)}`}</VisuallyHidden>
          </Button>
          {offers.length > 0 && <OrderAgain order={order} tone="quiet" width="full" />}
          <NoWrap>
            <ReturnLink order={order} />
          </NoWrap>
        </div>
      </section>
      {state !== 'cancelled' && (
        <Supplies order={order} offers={offers} lastMoment={line || shipment.isError ? line?.moment : null} />
      )}
    </div>
  );
}

function Pictures({ order, offers }: OrderPartProps) {
  const text = useMessages(messages);
  return (
    <ul className={styles.pictures}>
      {articlesOf({ order, offers }).map(({ id, name, picture, quantity }) => (
        <li key={id} className={styles.pictureOf}>
          <OfferPicture
            url={picture}
            alt={`${name}, ${text.quantity(quantity)}`}
            place="thumb"
            corners="medium"
          />
          {quantity > 1 && (
            <span className={styles.count} aria-hidden="true">
              {quantity}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface LastLineProps {
  shipment: ReturnType<typeof useShipment>;
  line: ReturnType<typeof readShipmentLine> | undefined;
}

/** The last line of the order's shipment, which loads, and fails, apart from the order. */
function LastLine({ shipment: { isError, isFetching, refetch }, line }: LastLineProps) {
  const text = useMessages(messages);
  if (isError)
    return <LoadFailure title={fixedTexts.parcelNotFound} busy={isFetching} onRetry={() => void refetch()} />;
  if (!line)
    return (
      <SkeletonGroup label={text.loadingShipment}>
        <Stack gap="0">
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" width="half" />
        </Stack>
      </SkeletonGroup>
    );
  return (
    <div>
      <Text weight="semibold">{line.event}</Text>
      {line.moment && <Text tone="muted">{line.moment}</Text>}
    </div>
  );
}
