import { useMemo } from 'react';
import type { Offer } from '#features/shared/api';
import type { CartItem } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import {
  capitalized,
  contentsOf,
  IntakeSums,
  intakeOf,
  isOverlap,
  OverlapAdvice,
  offerMessages,
} from '#features/shared/offer';
import { Stack } from '#ui/Stack';
import { Fold } from './Fold';

export interface DailyIntakeProps {
  items: readonly CartItem[];
  /** All offers, among which are the contents of bundles. */
  offers: readonly Offer[];
}

/** How many substances the folded line names. */
const NAMED = 2;

/**
 * What one takes in a day of all that is in the cart, folded into a line. It opens by itself where two products hold the
 * same vitamin or mineral.
 */
export function DailyIntake({ items, offers }: DailyIntakeProps) {
  const text = useMessages(offerMessages).intake;
  const intake = useMemo(
    () =>
      intakeOf(
        contentsOf(
          items.map(({ offer, quantity }) => ({ offerId: offer.id, quantity })),
          offers,
        ),
      ),
    [items, offers],
  );
  const { sums } = intake;
  if (sums.length === 0) return null;
  const [first] = sums;
  const overlap = first && isOverlap(first) ? first : undefined;
  const named = sums.slice(0, NAMED).map(({ name, amount }) => `${name} ${amount}`);
  const unnamed = sums.length - named.length;
  return (
    <Fold
      // A new overlap opens it again.
      key={overlap ? `${overlap.name} ${overlap.sources.length}` : ''}
      open={overlap !== undefined}
      tone={overlap ? 'warning' : 'plain'}
      title={overlap ? text.perDay(capitalized(overlap.name), overlap.amount) : text.heading}
      note={
        overlap
          ? text.sharedBy(overlap.sources.length, overlap.share)
          : capitalized([...named, ...(unnamed > 0 ? [text.more(unnamed)] : [])].join(', '))
      }
    >
      <Stack gap="4">
        {overlap && <OverlapAdvice />}
        <IntakeSums {...intake} />
      </Stack>
    </Fold>
  );
}
