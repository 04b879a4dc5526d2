import { useEffect, useId, useRef, useState } from 'react';
import { type CartItem, type CartLine, useCart, useCartState } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { OfferPicture, OfferPrice } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { ButtonLink } from '#ui/ButtonLink';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { IconButton } from '#ui/IconButton';
import { Link } from '#ui/Link';
import { QuantityStepper } from '#ui/QuantityStepper';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './CartLines.css';

interface Removal {
  line: CartLine;
  index: number;
  name: string;
  /** The lines after the removal. A later change replaces them, which ends the chance to undo it. */
  linesAfter: readonly CartLine[];
}

export interface CartLinesProps {
  items: readonly CartItem[];
  /** Lines whose offer is malformed; only their quantity is known. */
  unreadable: readonly CartLine[];
}

/** The lines of the cart. A removed line is replaced by a button that restores it. */
export function CartLines({ items, unreadable }: CartLinesProps) {
  const text = useMessages(messages);
  const cart = useCart();
  const lines = useCartState((state) => state.lines);
  const [removal, setRemoval] = useState<Removal>();
  const [restoredId, setRestoredId] = useState<string>();
  const undoable = removal?.linesAfter === lines ? removal : undefined;

  function remove(line: CartLine, index: number, name: string) {
    cart.remove(line.offerId);
    const { lines: linesAfter } = cart.store.getState();
    setRemoval({ line, index, name, linesAfter });
    setRestoredId(undefined);
  }

  function undo({ line, index }: Removal) {
    cart.restore(line, index);
    setRestoredId(line.offerId);
  }

  const rows = [
    ...items.map((item, index) => (
      <Line
        key={item.offer.id}
        item={item}
        takesFocus={item.offer.id === restoredId}
        onRemove={() => remove({ offerId: item.offer.id, quantity: item.quantity }, index, item.offer.name)}
      />
    )),
    ...unreadable.map((line, index) => (
      <UnreadableItem
        key={line.offerId}
        quantity={line.quantity}
        takesFocus={line.offerId === restoredId}
        onRemove={() => remove(line, items.length + index, text.unreadableName)}
      />
    )),
  ];
  if (undoable) {
    const { line, index, name } = undoable;
    rows.splice(
      index,
      0,
      <Removed key={`${line.offerId} removed`} name={name} onUndo={() => undo(undoable)} />,
    );
  }
  return (
    <Stack gap="4">
      {rows.length > 0 && <ul>{rows}</ul>}
      {lines.length === 0 && <Empty />}
    </Stack>
  );
}

interface LineProps {
  item: CartItem;
  /** Moves the focus to the line after it was restored, because the restore button is gone. */
  takesFocus: boolean;
  onRemove: () => void;
}

function Line({ item: { offer, quantity }, takesFocus, onRemove }: LineProps) {
  const text = useMessages(messages);
  const cart = useCart();
  const removeButton = useFocusWhen(takesFocus);
  return (
    <li className={styles.line}>
      <OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />
      <div className={styles.content}>
        <div className={styles.head}>
          <div>
            <Heading level={3} size="h4">
              <Link href={routes.offer.href(offer.slug)} tone="ink" underline="hover">
                <span className={styles.linkArea}>{offer.name}</span>
              </Link>
            </Heading>
            {offer.food?.netQuantity && (
              <Text size="small" tone="muted">
                {offer.food.netQuantity}
              </Text>
            )}
          </div>
          <div className={styles.remove}>
            <IconButton
              ref={removeButton}
              icon="trash"
              size="small"
              label={text.remove(offer.name)}
              onClick={onRemove}
            />
          </div>
        </div>
        <div className={styles.amounts}>
          <QuantityStepper
            value={quantity}
            onChange={(next) => cart.setQuantity(offer.id, next)}
            labels={text.stepper(offer.name)}
          />
          <div className={styles.price}>
            <OfferPrice offer={offer} quantity={quantity} size="row" />
          </div>
        </div>
      </div>
    </li>
  );
}

function useFocusWhen(takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return button;
}

interface UnreadableItemProps extends Pick<LineProps, 'takesFocus' | 'onRemove'> {
  quantity: number;
}

/** An unreadable line. It can be removed, so that the rest can be ordered. */
function UnreadableItem({ quantity, takesFocus, onRemove }: UnreadableItemProps) {
  const text = useMessages(messages);
  const removeButton = useFocusWhen(takesFocus);
  return (
    <li className={styles.removed}>
      <span>
        {text.unreadableLine}. {text.quantity(quantity)}
      </span>
      <IconButton
        ref={removeButton}
        icon="trash"
        size="small"
        label={text.remove(text.unreadableName)}
        onClick={onRemove}
      />
    </li>
  );
}

function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const text = useMessages(messages);
  const id = useId();
  const undoButton = useRef<HTMLButtonElement>(null);
  // The button that had the focus was removed with the line.
  useEffect(() => undoButton.current?.focus(), []);
  return (
    <li className={styles.removed}>
      <span id={id}>{text.removed(name)}</span>
      <Button ref={undoButton} tone="quiet" size="small" aria-describedby={id} onClick={onUndo}>
        <span>
          {text.undo}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
    </li>
  );
}

function Empty() {
  const text = useMessages(messages);
  return (
    <EmptyState
      icon="bag"
      title={text.empty}
      level={3}
      action={<ButtonLink href={routes.mostPopular.href()}>{text.toShop}</ButtonLink>}
    >
      {text.emptyHint}
    </EmptyState>
  );
}

/** Reserves the space of the lines while their offers are loading. Their quantities are known already. */
export function CartLinesSkeleton() {
  const text = useMessages(messages);
  const lines = useCartState((state) => state.lines);
  return (
    <SkeletonGroup label={text.loading}>
      {lines.map(({ offerId, quantity }) => (
        <div key={offerId} className={styles.line}>
          <Skeleton shape="block" ratio="portrait" />
          <div className={styles.content}>
            <div className={styles.head}>
              <Skeleton shape="line" width="most" />
            </div>
            <div className={styles.amounts}>
              <Text as="span" tone="muted">
                {text.quantity(quantity)}
              </Text>
              <Skeleton shape="line" width="quarter" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
