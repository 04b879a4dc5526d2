import type { Offer } from '#features/shared/api';
import type { CartItem } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import {
  capitalized,
  contentsOf,
  intakeOf,
  isOverlap,
  OverlapAdvice,
  offerMessages,
} from '#features/shared/offer';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface OverlapsProps {
  items: readonly CartItem[];
  /** All offers, among which are the contents of bundles. */
  offers: readonly Offer[];
}

/** The vitamins and minerals that several products in the cart hold, each with the sum of a day. */
export function Overlaps({ items, offers }: OverlapsProps) {
  const text = useMessages(offerMessages).intake;
  const articles = items.map(({ offer, quantity }) => ({ offerId: offer.id, quantity }));
  const overlaps = intakeOf(contentsOf(articles, offers)).sums.filter(isOverlap);
  if (overlaps.length === 0) return null;
  return (
    <Notice tone="warning" live={false}>
      <Stack gap="2">
        {overlaps.map(({ name, amount, share, sources, exceeded }) => (
          <Text key={name}>
            {`${text.perDay(capitalized(name), amount)}, ${text.sharedBy(sources.length, share)}.`}
            {exceeded && ` ${text.exceeded(exceeded)}`}
          </Text>
        ))}
        <OverlapAdvice />
      </Stack>
    </Notice>
  );
}
