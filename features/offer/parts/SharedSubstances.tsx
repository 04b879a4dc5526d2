import type { Offer } from '#features/shared/api';
import { useCartSummary } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import {
  capitalized,
  contentsOf,
  intakeOf,
  isOverlap,
  OverlapAdvice,
  offerMessages,
} from '#features/shared/offer';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

/** The vitamins and minerals that this offer and the products in the cart hold, each with the sum of a day. */
export function SharedSubstances({ offer }: { offer: Offer }) {
  const text = useMessages(offerMessages).intake;
  const { summary, list } = useCartSummary();
  const articles = [
    { offerId: offer.id, quantity: 1 },
    ...summary.items.map((item) => ({ offerId: item.offer.id, quantity: item.quantity })),
  ];
  const overlaps = intakeOf(contentsOf(articles, [offer, ...(list?.offers ?? [])]))
    .sums.filter(isOverlap)
    .filter(({ sources }) => sources.some(({ id }) => id === offer.id));
  if (overlaps.length === 0) return null;
  return (
    <Stack gap="2">
      {overlaps.map(({ name, amount, share, sources, exceeded }) => (
        <Text key={name} weight="semibold">
          {[
            text.withCart(sources.filter(({ id }) => id !== offer.id).map(({ product }) => product)),
            `${text.perDay(capitalized(name), amount)}, ${text.share(share)}.`,
            exceeded && text.exceeded(exceeded),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      ))}
      <OverlapAdvice />
    </Stack>
  );
}
