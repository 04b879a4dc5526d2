import { type ToggleEvent, useMemo } from 'react';
import type { Offer } from '#features/shared/api';
import type { CartItem } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import {
  contentsOf,
  IntakeSums,
  inSentence,
  intakeMessages,
  intakeOf,
  isOverlap,
  OverlapAdvice,
} from '#features/shared/offer';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './DailyIntake.css';

export interface DailyIntakeProps {
  items: readonly CartItem[];
  /** All offers, among which are the contents of bundles. */
  offers: readonly Offer[];
}

/** On a phone what opens would be hidden below the lower edge of the panel. */
function showContent({ currentTarget: box }: ToggleEvent<HTMLDetailsElement>) {
  if (box.open) box.scrollIntoView({ block: 'start' });
}

/** How many substances the folded line names. */
const NAMED = 2;

/**
 * What one takes in a day of all that is in the cart, folded into a line. It opens by itself where two products hold the
 * same vitamin or mineral.
 */
export function DailyIntake({ items, offers }: DailyIntakeProps) {
  const text = useMessages(intakeMessages);
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
    <details
      // A new overlap opens it again.
      key={overlap ? `${overlap.name} ${overlap.sources.length}` : ''}
      open={overlap !== undefined}
      // Not when it opens by itself.
      onToggle={overlap ? undefined : showContent}
      className={`${styles.box} ${styles.tones[overlap ? 'overlap' : 'plain']}`}
    >
      <summary className={styles.summary}>
        <Stack gap="0">
          <Text weight="semibold">
            {overlap ? text.perDay(inSentence(overlap.name), overlap.amount) : text.heading}
          </Text>
          <Text size="small" tone="muted">
            {overlap
              ? text.sharedBy(overlap.sources.length, overlap.share)
              : inSentence([...named, ...(unnamed > 0 ? [text.more(unnamed)] : [])].join(', '))}
          </Text>
        </Stack>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.content}>
        <Stack gap="4">
          {overlap && <OverlapAdvice />}
          <IntakeSums {...intake} />
        </Stack>
      </div>
    </details>
  );
}
