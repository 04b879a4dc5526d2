import { useId } from 'react';
import { type OrderState, orderStateOf, readShipmentLine, useShipment } from '#features/shared/api';
import { OrderAgain } from '#features/shared/cart';
import { fixedTexts, formatDateTime, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture } from '#features/shared/offer';
import { LoadFailure } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { NoWrap } from '#ui/NoWrap';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Timeline } from '#ui/Timeline';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './Orders.css';
import { articlesOf, type OrderPartProps, ReturnLink, Total } from './orderParts';
import { Supplies } from './Supplies';

/** The newest order, open: its state, its way here, and the last that is known of its parcel. */
export function NewestOrder({ order, offers }: OrderPartProps) {
  const text = useMessages(messages);
  const headingId = useId();
  const country = useCountry();
  const created = formatDateTime(order.createdAt, country);
  const state = orderStateOf(order.status);
  const hasSteps = state !== undefined && state !== 'cancelled';
  const number = state && text.order(order.number);
  const details = [number ?? '', order.status, (!hasSteps && created) || ''].filter(Boolean);
  return (
    <section className={styles.newest[hasSteps ? 'known' : 'neutral']} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Stack gap="1">
            <Heading level={2} id={headingId} tabIndex={-1}>
              {state ? text.states[state] : text.order(order.number)}
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
          <Shipment order={order} offers={offers} />
        </div>
      )}
      {hasSteps && <Steps state={state} created={created} />}
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

/** The last line of the order's shipment, which loads, and fails, apart from the order; and how long what it holds lasts. */
function Shipment({ order, offers }: OrderPartProps) {
  const shipment = useShipment(order.number, { own: order });
  const line = shipment.data && readShipmentLine(shipment.data.at(-1) ?? fixedTexts.parcelPreparing);
  return (
    <Stack gap="4">
      <LastLine shipment={shipment} line={line} />
      {(line || shipment.isError) && <Supplies order={order} offers={offers} lastMoment={line?.moment} />}
    </Stack>
  );
}

interface LastLineProps {
  shipment: ReturnType<typeof useShipment>;
  line: ReturnType<typeof readShipmentLine> | undefined;
}

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

/** How many of the four steps are behind. */
const stepsDone: Record<Exclude<OrderState, 'cancelled'>, number> = { preparing: 1, sent: 2, delivered: 4 };

interface StepsProps {
  state: keyof typeof stepsDone;
  created: string | undefined;
}

function Steps({ state, created }: StepsProps) {
  const text = useMessages(messages);
  const done = stepsDone[state];
  const steps = [
    { icon: 'box', title: text.received, when: created },
    {
      icon: 'phone',
      title: done > 1 ? text.confirmed : text.confirmation,
      when: done > 1 ? undefined : text.confirmationTime,
    },
    { icon: 'truck', title: text.underWay, when: done > 1 ? undefined : text.dispatchTime },
    { icon: 'cash', title: text.payment, when: done > 3 ? undefined : text.paymentTime },
  ] as const;
  return (
    <div className={styles.steps}>
      <Timeline
        direction="row"
        steps={steps.map(({ icon, title, when }, index) => ({
          key: icon,
          icon: index < done ? 'check' : icon,
          progress: index < done ? 'done' : index === done ? 'current' : 'coming',
          content: (
            <>
              <Text weight="semibold">{title}</Text>
              {when && <Text tone="muted">{when}</Text>}
            </>
          ),
        }))}
      />
    </div>
  );
}
