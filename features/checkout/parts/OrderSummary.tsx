import type { ReactNode } from 'react';
import {
  type CartItem,
  type CartSummary,
  CartTotals,
  CartTotalsSkeleton,
  useCartState,
} from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { OfferPicture, OfferPrice } from '#features/shared/offer';
import { LoadFailure } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { LineChange } from '../changes';
import { messages } from '../messages';
import * as styles from './OrderSummary.css';

/** What is known of the cart: nothing in it; its prices on their way, not to be had, or here. */
export type OrderSummaryState = 'empty' | 'pending' | 'failed' | 'ready';

export interface OrderSummaryProps {
  headingId: string;
  state: OrderSummaryState;
  summary: CartSummary;
  /** What the shopper saw otherwise before. */
  changes: readonly LineChange[];
  isRetrying: boolean;
  onRetry: () => void;
}

/** What is being bought and what it costs (seed §2). */
export function OrderSummary({ headingId, state, summary, changes, isRetrying, onRetry }: OrderSummaryProps) {
  const text = useMessages(messages);
  if (state === 'empty') {
    return (
      <div className={styles.empty}>
        <EmptyState
          icon="bag"
          title={text.empty}
          action={<ButtonLink href={routes.mostPopular.href()}>{text.toShop}</ButtonLink>}
        >
          {text.emptyHint}
        </EmptyState>
      </div>
    );
  }
  return (
    <aside className={styles.summary} aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId} tabIndex={-1}>
        {text.summary}
      </Heading>
      {state === 'failed' && <LoadFailure busy={isRetrying} onRetry={onRetry} />}
      {state === 'pending' && <SummaryLoading />}
      {state === 'ready' && (
        <>
          <Items items={summary.items} changes={changes} />
          <Sums>
            <CartTotals summary={summary} />
          </Sums>
        </>
      )}
      <Promises />
    </aside>
  );
}

function Items({ items, changes }: Pick<CartSummary, 'items'> & Pick<OrderSummaryProps, 'changes'>) {
  const changed = new Map(changes.map(({ before }) => [before.offer.id, before]));
  const gone = changes.filter(({ now }) => !now).map(({ before }) => before);
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <Item key={item.offer.id} item={item} before={changed.get(item.offer.id)} />
      ))}
      {gone.map((item) => (
        <Item key={item.offer.id} item={item} isGone />
      ))}
    </ul>
  );
}

interface ItemProps {
  item: CartItem;
  /** As the shopper saw it, where that was otherwise. */
  before?: CartItem | undefined;
  /** It is not sold any more, and not in the cart. */
  isGone?: boolean;
}

function Item({ item: { offer, quantity }, before, isGone = false }: ItemProps) {
  const text = useMessages(messages);
  const note = isGone
    ? text.lineNotSold
    : before && text.lineBefore(formatMoney(before.newTotal, before.offer.currency));
  return (
    <li className={styles.item}>
      <span className={isGone ? styles.gonePicture : styles.picture}>
        <OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />
        {!isGone && (
          <span className={styles.quantity} aria-hidden="true">
            {quantity}
          </span>
        )}
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <Heading level={3} size="h4">
            {isGone ? <s>{offer.name}</s> : offer.name}{' '}
            {!isGone && <VisuallyHidden>{text.quantity(quantity)}</VisuallyHidden>}
          </Heading>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        {!isGone && (
          <div className={styles.price}>
            <OfferPrice offer={offer} quantity={quantity} size="row" />
          </div>
        )}
      </div>
    </li>
  );
}

/** `children` are the totals, which promotions may still change. */
function Sums({ children }: { children: ReactNode }) {
  const text = useMessages(messages);
  return (
    <div className={styles.sums}>
      {children}
      <Text size="small" tone="muted">
        {text.later}
      </Text>
    </div>
  );
}

function SummaryLoading() {
  const text = useMessages(messages);
  const lines = useCartState((cart) => cart.lines);
  return (
    <SkeletonGroup label={text.loadingPrices}>
      <div className={styles.loading}>
        <div className={styles.items}>
          {lines.map(({ offerId }) => (
            <div key={offerId} className={styles.item}>
              <Skeleton shape="block" ratio="portrait" />
              <div className={styles.words}>
                <div className={styles.name}>
                  <Skeleton shape="line" width="most" />
                </div>
                <div className={styles.priceLoading}>
                  <Skeleton shape="line" />
                  <Skeleton shape="line" />
                </div>
              </div>
            </div>
          ))}
        </div>
        <Sums>
          <CartTotalsSkeleton />
        </Sums>
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
