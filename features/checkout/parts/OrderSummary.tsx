import { type ReactNode, useRef } from 'react';
import type { OfferId } from '#features/shared/api';
import {
  type CartItem,
  type CartSummary,
  type UnreadableLine,
  useCart,
  useCartState,
} from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { isOutOfStock, OfferPicture, OfferPrice, offerMessages } from '#features/shared/offer';
import { LoadFailure, ToShop } from '#features/shared/page';
import { Badge } from '#ui/Badge';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { IconButton } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { MediaObject } from '#ui/MediaObject';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import { isRepriced, type LineChange } from '../order/changes';
import { CartTotals, CartTotalsSkeleton } from './CartTotals';
import * as styles from './OrderSummary.css';

/** State of the summary: an empty cart, or prices that are loading, failed to load or are ready. */
export type OrderSummaryState = 'empty' | 'pending' | 'failed' | 'ready';

export interface OrderSummaryProps {
  headingId: string;
  state: OrderSummaryState;
  summary: CartSummary;
  /** Lines whose offer is malformed; `summary` does not contain them. */
  unreadable: readonly UnreadableLine[];
  /** Lines that differ from what the shopper saw before. */
  changes: readonly LineChange[];
  isRetrying: boolean;
  onRetry: () => void;
}

/** The articles of the order and their total. */
export function OrderSummary({
  headingId,
  state,
  summary,
  unreadable,
  changes,
  isRetrying,
  onRetry,
}: OrderSummaryProps) {
  const text = useMessages(messages);
  if (state === 'empty') {
    return (
      <Stack paddingEnd="9">
        <EmptyState icon="bag" title={text.empty} action={<ToShop />}>
          {text.emptyHint}
        </EmptyState>
      </Stack>
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
          {unreadable.length > 0 && (
            <LoadFailure
              title={text.unreadable}
              hint={text.unreadableHint}
              busy={isRetrying}
              onRetry={onRetry}
            />
          )}
          <Items items={summary.items} unreadable={unreadable} changes={changes} />
          {summary.items.length > 0 && (
            <Sums>
              <CartTotals summary={summary} />
            </Sums>
          )}
        </>
      )}
      <Promises />
    </aside>
  );
}

type ItemsProps = Pick<CartSummary, 'items'> & Pick<OrderSummaryProps, 'changes' | 'unreadable'>;

function Items({ items, unreadable, changes }: ItemsProps) {
  const changed = new Map(changes.map(({ before }) => [before.offer.id, before]));
  const gone = changes.filter(({ now }) => now === 'notSold').map(({ before }) => before);
  const cart = useCart();
  const list = useRef<HTMLDivElement>(null);
  /** The focused button disappears together with its line. */
  function focusHeading() {
    // The summary disappears together with the last line.
    const region = list.current?.closest(cart.store.getState().lines.length > 0 ? 'aside' : 'main');
    region?.querySelector<HTMLElement>('h1, h2')?.focus();
  }
  return (
    <div ref={list}>
      <Stack as="ul" gap="5">
        {items.map((item) => (
          <Item
            key={item.offer.id}
            item={item}
            before={changed.get(item.offer.id)}
            onRemoved={focusHeading}
          />
        ))}
        {gone.map((item) => (
          <Item key={item.offer.id} item={item} isGone onRemoved={focusHeading} />
        ))}
        {unreadable.map((line) => (
          <UnreadableItem
            key={line.offerId}
            line={line}
            name={line.name ?? changed.get(line.offerId)?.offer.name}
            onRemoved={focusHeading}
          />
        ))}
      </Stack>
    </div>
  );
}

interface RemoveButtonProps {
  offerId: OfferId;
  name: string;
  onRemoved: () => void;
}

function RemoveButton({ offerId, name, onRemoved }: RemoveButtonProps) {
  const text = useMessages(messages);
  const cart = useCart();
  return (
    <IconButton
      icon="trash"
      size="small"
      label={text.remove(name)}
      onClick={() => {
        cart.remove(offerId);
        onRemoved();
      }}
    />
  );
}

interface UnreadableItemProps {
  line: UnreadableLine;
  /** The offer's name, if known; otherwise its number is shown. */
  name: string | undefined;
  onRemoved: () => void;
}

/** A line that is not ordered and stays in the cart until the shopper removes it. */
function UnreadableItem({ line: { offerId }, name, onRemoved }: UnreadableItemProps) {
  const text = useMessages(messages);
  const shownName = name ?? text.unnamedOffer(offerId);
  return (
    <MediaObject
      as="li"
      width="large"
      align="center"
      media={
        <span className={styles.gonePicture}>
          <OfferPicture url={undefined} alt="" place="thumb" corners="medium" />
        </span>
      }
    >
      <MediaObject
        side="end"
        gap="1"
        align="center"
        media={<RemoveButton offerId={offerId} name={shownName} onRemoved={onRemoved} />}
      >
        <Stack gap="1" align="start">
          <Heading level={3} size="h4">
            {shownName}
          </Heading>
          <Badge tone="warning">{text.unreadableLine}</Badge>
        </Stack>
      </MediaObject>
    </MediaObject>
  );
}

interface ItemProps {
  item: CartItem;
  /** The line as the shopper saw it, if it has changed since. */
  before?: CartItem | undefined;
  /** The article is no longer sold and no longer in the cart. */
  isGone?: boolean;
  onRemoved: () => void;
}

/** A line. One that has changed, or is out of stock, can be removed here. */
function Item({ item: { offer, quantity }, before, isGone = false, onRemoved }: ItemProps) {
  const text = useMessages(messages);
  const { outOfStock } = useMessages(offerMessages);
  const isUnavailable = !isGone && isOutOfStock(offer);
  const note = isGone
    ? text.lineNotSold
    : before &&
      isRepriced(before, offer) &&
      text.lineBefore(formatMoney(before.newTotal, before.offer.currency));
  return (
    <MediaObject
      as="li"
      width="large"
      align="center"
      media={
        <span className={isGone ? styles.gonePicture : styles.picture}>
          <OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />
          {!isGone && (
            <span className={styles.quantity} aria-hidden="true">
              {quantity}
            </span>
          )}
        </span>
      }
    >
      <Inline gap="4" rowGap="2" justify="split">
        <div className={styles.name}>
          <Stack gap="1" align="start">
            <Heading level={3} size="h4">
              {isGone ? <s>{offer.name}</s> : <span>{offer.name}</span>}
              {!isGone && <VisuallyHidden>{` ${text.quantity(quantity)}`}</VisuallyHidden>}
            </Heading>
            {note && <Badge tone="warning">{note}</Badge>}
            {isUnavailable && <Badge tone="warning">{outOfStock}</Badge>}
          </Stack>
        </div>
        {!isGone && <OfferPrice offer={offer} quantity={quantity} size="row" />}
        {(before || isUnavailable) && (
          <RemoveButton offerId={offer.id} name={offer.name} onRemoved={onRemoved} />
        )}
      </Inline>
    </MediaObject>
  );
}

/** Totals with the note on the club's discount. */
function Sums({ children }: { children: ReactNode }) {
  const text = useMessages(messages);
  return (
    <div className={styles.sums}>
      {children}
      <Text tone="muted">{text.later}</Text>
    </div>
  );
}

function SummaryLoading() {
  const text = useMessages(messages);
  const lines = useCartState((cart) => cart.lines);
  return (
    <SkeletonGroup label={text.loadingPrices}>
      <Stack gap="6">
        <Stack gap="5">
          {lines.map(({ offerId }) => (
            <MediaObject
              key={offerId}
              width="large"
              align="center"
              media={<Skeleton shape="block" ratio="portrait" />}
            >
              <Inline gap="4" justify="split">
                <div className={styles.name}>
                  <Skeleton shape="line" width="most" />
                </div>
                <Skeleton shape="line" width="quarter" />
              </Inline>
            </MediaObject>
          ))}
        </Stack>
        <Sums>
          <CartTotalsSkeleton />
        </Sums>
      </Stack>
    </SkeletonGroup>
  );
}

function Promises() {
  const text = useMessages(messages);
  const promises: readonly { icon: IconName; label: string }[] = [
    { icon: 'phone', label: text.call },
    { icon: 'shield', label: text.guarantee },
  ];
  return (
    <Stack as="ul" gap="3">
      {promises.map(({ icon, label }) => (
        <MediaObject key={icon} as="li" media={<Icon name={icon} tone="brand" />} align="center">
          {label}
        </MediaObject>
      ))}
    </Stack>
  );
}
