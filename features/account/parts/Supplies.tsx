import { type Offer, type Order, orderStateOf } from '#features/shared/api';
import { serializeCart } from '#features/shared/cart';
import {
  brand,
  clockTime,
  countryAddress,
  formatDay,
  useCountry,
  useMessages,
  useNow,
} from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { absoluteAddress } from '#features/shared/page';
import { isInAppBrowser } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { calendarFile, remindDay } from '../calendar';
import { messages } from '../messages';
import { deliveryDay, orderDay, suppliesOf } from '../supply';

export interface SuppliesProps {
  order: Order;
  offers: readonly Offer[];
  /** The date of the shipment's last line, as the courier wrote it. */
  lastMoment: string | undefined;
}

/** Until when each product of the order lasts, and a reminder of the first for the calendar. */
export function Supplies({ order, offers, lastMoment }: SuppliesProps) {
  const text = useMessages(messages).supply;
  const country = useCountry();
  const now = useNow();
  const delivered = orderStateOf(order.status) === 'delivered' ? deliveryDay(lastMoment) : undefined;
  const start = delivered ?? orderDay(order, country);
  const supplies = start === undefined ? [] : suppliesOf(order.articles, offers, start);
  const [first] = supplies;
  if (!first) return null;
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
    <Stack gap="2" align="start">
      <Stack as="ul" gap="0">
        {supplies.map(({ id, product, lastDay }) => (
          <li key={id}>
            <Text>{text.until(product, formatDay(lastDay))}</Text>
          </li>
        ))}
      </Stack>
      <Text tone="muted">{delivered === undefined ? text.fromOrder : text.fromDelivery}</Text>
      {/* The browser of an app saves no files. */}
      {remindDay(first.lastDay) > today && !isInAppBrowser() && (
        <Button href={file} download={`${brand.name}.ics`} tone="quiet" size="small">
          {text.remind}
        </Button>
      )}
    </Stack>
  );
}
