import { type CartSummary, useCartState } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { OfferPicture, OfferPrice } from '#features/shared/offer';
import { LoadFailure } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Card } from '#ui/Card';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './OrderSummary.css';

export interface OrderSummaryProps {
  id: string;
  summary: CartSummary;
  /** `ready` also where there is nothing in the cart. */
  state: 'pending' | 'failed' | 'ready';
  isRetrying: boolean;
  onRetry: () => void;
}

/** What is being bought and what it costs (seed §2). */
export function OrderSummary({ id, summary, state, isRetrying, onRetry }: OrderSummaryProps) {
  const text = useMessages(messages);
  const lineCount = useCartState((cart) => cart.lines.length);
  if (state === 'ready' && summary.items.length === 0) {
    return (
      <EmptyState
        icon="bag"
        title={text.empty}
        action={<ButtonLink href={routes.mostPopular.href()}>{text.toShop}</ButtonLink>}
      >
        {text.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Card as="section" tone="sunken" padding="large" aria-labelledby={id}>
      <Stack gap="6">
        <Heading level={2} size="h3" id={id} tabIndex={-1}>
          {text.summary}
        </Heading>
        {state === 'failed' && <LoadFailure busy={isRetrying} onRetry={onRetry} />}
        {state === 'pending' && <SummarySkeleton lineCount={lineCount} />}
        {state === 'ready' && <Sums summary={summary} />}
        <Promises />
      </Stack>
    </Card>
  );
}

function Sums({ summary: { items, count, currency = '', newTotal, savings } }: { summary: CartSummary }) {
  const text = useMessages(messages);
  return (
    <>
      <ul className={styles.items}>
        {items.map(({ offer, quantity }) => (
          <li key={offer.id} className={styles.item}>
            <span className={styles.picture}>
              <OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />
              <span className={styles.quantity} aria-hidden="true">
                {quantity}
              </span>
            </span>
            <span>
              <Text as="strong">{offer.name}</Text>
              <VisuallyHidden>, {text.quantity(quantity)}</VisuallyHidden>
            </span>
            <OfferPrice offer={offer} quantity={quantity} size="row" />
          </li>
        ))}
      </ul>
      <div className={styles.sums}>
        {savings > 0 && (
          <p className={styles.savings}>
            <span>{text.savings}</span>
            <span className={styles.amount}>{formatMoney(savings, currency)}</span>
          </p>
        )}
        <p className={styles.total}>
          <span>{text.total(count)}</span>
          <span className={styles.amount}>{formatMoney(newTotal, currency)}</span>
        </p>
        <Text size="small" tone="muted">
          {text.later}
        </Text>
      </div>
    </>
  );
}

function SummarySkeleton({ lineCount }: { lineCount: number }) {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <div className={styles.items}>
        {Array.from({ length: lineCount }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity.
          <div key={place} className={styles.item}>
            <Skeleton shape="block" ratio="portrait" />
            <Skeleton shape="line" width="most" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

function Promises() {
  const text = useMessages(messages);
  const promises: readonly { icon: IconName; words: string }[] = [
    { icon: 'phone', words: text.call },
    { icon: 'cash', words: text.cashOnDelivery },
    { icon: 'shield', words: text.guarantee },
  ];
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, words }) => (
        <li key={icon} className={styles.promise}>
          <span className={styles.promiseIcon}>
            <Icon name={icon} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
