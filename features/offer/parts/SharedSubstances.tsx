import type { Offer } from '#features/shared/api';
import { useCartSummary } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { inSentence, intakeMessages, intakeOf, isOverlap, OverlapAdvice } from '#features/shared/intake';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

/** The vitamins and minerals that this offer and the products in the cart hold, each with the sum of a day. */
export function SharedSubstances({ offer }: { offer: Offer }) {
  const text = useMessages(intakeMessages);
  const { summary, list } = useCartSummary();
  const products = [offer, ...summary.items.map((item) => item.offer)];
  const overlaps = intakeOf(products, list?.offers ?? []).sums.filter(
    (sum) => isOverlap(sum) && sum.sources.some(({ product }) => product === offer.name),
  );
  if (overlaps.length === 0) return null;
  return (
    <Stack gap="2">
      {overlaps.map(({ name, amount, share = 0, sources, exceeded }) => (
        <Text key={name} weight="semibold">
          {text.withCart(sources.map(({ product }) => product).filter((product) => product !== offer.name))}{' '}
          {text.perDay(inSentence(name), amount)}, {text.share(share)}. {exceeded && text.exceeded(exceeded)}
        </Text>
      ))}
      <OverlapAdvice />
    </Stack>
  );
}
