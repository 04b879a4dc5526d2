import { useId } from 'react';
import { type Offer, type Order, orderStateOf } from '#features/shared/api';
import { serializeCart } from '#features/shared/cart';
import {
  brand,
  clockTime,
  countryAddress,
  type Day,
  MS_PER_DAY,
  useCountry,
  useMessages,
  useNow,
} from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Drawing, GroupColours, groupDrawings } from '#features/shared/offer';
import { absoluteAddress } from '#features/shared/page';
import { isInAppBrowser } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { calendarFile, remindDay } from '../calendar';
import { messages } from '../messages';
import { deliveryDay, orderDay, suppliesOf } from '../supply';
import * as styles from './Supplies.css';

export interface SuppliesProps {
  order: Order;
  offers: readonly Offer[];
  /** The date of the shipment's last line, as the courier wrote it; `null` while it is unknown. */
  lastMoment: string | undefined | null;
}

/** Until when each product of the order lasts, the first in large, and a reminder of it for the calendar. */
export function Supplies({ order, offers, lastMoment }: SuppliesProps) {
  const text = useMessages(messages).supply;
  const country = useCountry();
  const now = useNow();
  const labelId = useId();
  const isDelivered = orderStateOf(order.status) === 'delivered';
  const delivered = isDelivered && lastMoment ? deliveryDay(lastMoment) : undefined;
  const start = delivered ?? orderDay(order, country);
  const [first, ...others] = start === undefined ? [] : suppliesOf(order.articles, offers, start);
  if (!first) return null;
  // Keeps the height of the card until the day of the delivery is known.
  const isWaiting = isDelivered && lastMoment === null;
  const day = (lastDay: Day) => {
    const date = new Date(lastDay * MS_PER_DAY);
    return isWaiting ? '\u00A0' : `${date.getUTCDate()}. ${text.months.split(' ')[date.getUTCMonth()]}`;
  };
  const group = offers.find(({ id }) => id === first.id)?.group;
  const checkout = routes.checkout.href(serializeCart(order.articles));
  const file = calendarFile(
    {
      id: `${order.number}@${location.hostname}`,
      lastDay: first.lastDay,
      title: text.remindOf(first.product),
      // Names the country, because another device may open it.
      address: absoluteAddress(countryAddress(country.code, checkout)) ?? '',
    },
    now,
  );
  const { day: today } = clockTime(now, country);
  return (
    <GroupColours group={group}>
      <section className={styles.card} aria-labelledby={labelId}>
        <div>
          <Text id={labelId} weight="semibold">
            {text.until(first.product)}
          </Text>
          <Text size="h2">{day(first.lastDay)}</Text>
        </div>
        <div className={styles.basis}>
          <Stack gap="2">
            {others.map(({ id, product, lastDay }) => (
              <Text key={id}>{`${text.until(product)} ${day(lastDay)}`}</Text>
            ))}
            <Text size="small">{delivered === undefined ? text.fromOrder : text.fromDelivery}</Text>
          </Stack>
          {group && (
            <div className={styles.plant}>
              <Drawing name={groupDrawings[group]} />
            </div>
          )}
        </div>
        {/* The browser of an app saves no files. */}
        {remindDay(first.lastDay) > today && !isInAppBrowser() && (
          <Button href={file} download={`${brand.name}.ics`} tone="quiet" width="full">
            {text.remind}
          </Button>
        )}
      </section>
    </GroupColours>
  );
}
