import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import type { OfferId } from '#features/shared/api';
import {
  type CartItem,
  type CartLine,
  MAX_QUANTITY,
  type UnreadableLine,
  useCart,
  useCartState,
} from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { isOutOfStock, OfferPicture, OfferPrice, offerMessages } from '#features/shared/offer';
import { ToShop } from '#features/shared/page';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { MediaObject } from '#ui/MediaObject';
import { QuantityStepper } from '#ui/QuantityStepper';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './CartLines.css';

interface Removal {
  line: CartLine;
  /** Its position in the cart. */
  index: number;
  /** Its position on the screen, where the lines that cannot be read are the last. */
  row: number;
  name: string;
  /** The lines after the removal. A later change replaces them, which ends the chance to undo it. */
  linesAfter: readonly CartLine[];
}

export interface CartLinesProps {
  items: readonly CartItem[];
  /** Lines whose offer is malformed; only their quantity and sometimes the name are known. */
  unreadable: readonly UnreadableLine[];
  /** The bundle that has just replaced other lines; its line takes the focus, because the pressed button is gone. */
  exchangedFor: OfferId | undefined;
}

/** The lines of the cart. A removed line is replaced by a button that restores it. */
export function CartLines({ items, unreadable, exchangedFor }: CartLinesProps) {
  const text = useMessages(messages);
  const cart = useCart();
  const lines = useCartState((state) => state.lines);
  const [removal, setRemoval] = useState<Removal>();
  const [restoredId, setRestoredId] = useState<string>();
  const undoable = removal?.linesAfter === lines ? removal : undefined;

  function remove(line: CartLine, row: number, name: string) {
    const index = cart.refresh().findIndex(({ offerId }) => offerId === line.offerId);
    cart.remove(line.offerId);
    const { lines: linesAfter } = cart.store.getState();
    setRemoval({ line, index, row, name, linesAfter });
    setRestoredId(undefined);
  }

  function undo({ line, index }: Removal) {
    cart.restore(line, index);
    setRestoredId(line.offerId);
  }

  const rows = [
    ...items.map((item, row) => (
      <Line
        key={item.offer.id}
        item={item}
        takesFocus={item.offer.id === restoredId || item.offer.id === exchangedFor}
        onRemove={() => remove({ offerId: item.offer.id, quantity: item.quantity }, row, item.offer.name)}
      />
    )),
    ...unreadable.map((line, row) => (
      <UnreadableItem
        key={line.offerId}
        line={line}
        takesFocus={line.offerId === restoredId}
        onRemove={() => remove(line, items.length + row, line.name ?? text.unreadableName)}
      />
    )),
  ];
  if (undoable) {
    const { line, row, name } = undoable;
    rows.splice(
      row,
      0,
      <Removed key={`${line.offerId} removed`} name={name} onUndo={() => undo(undoable)} />,
    );
  }
  return (
    <Stack gap="4">
      {rows.length > 0 && (
        <Stack as="ul" gap="4" rules="below">
          {rows}
        </Stack>
      )}
      {lines.length === 0 && <Empty />}
    </Stack>
  );
}

interface LineProps {
  item: CartItem;
  /** Moves the focus to the line, because the button that has restored or added it is gone. */
  takesFocus: boolean;
  onRemove: () => void;
}

function Line({ item: { offer, quantity }, takesFocus, onRemove }: LineProps) {
  const text = useMessages(messages);
  const { outOfStock } = useMessages(offerMessages);
  const cart = useCart();
  const removeButton = useFocusWhen(takesFocus);
  const isUnavailable = isOutOfStock(offer);
  return (
    <li className={styles.line}>
      <LineLayout
        picture={<OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />}
        name={
          <>
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
            {isUnavailable && (
              <Text size="small" weight="semibold">
                {outOfStock}
              </Text>
            )}
          </>
        }
        price={<OfferPrice offer={offer} quantity={quantity} size="row" />}
      >
        <QuantityStepper
          value={quantity}
          onChange={(next) => cart.setQuantity(offer.id, next)}
          max={isUnavailable ? quantity : MAX_QUANTITY}
          labels={text.stepper(offer.name)}
        />
        <RemoveButton ref={removeButton} name={offer.name} onClick={onRemove} />
      </LineLayout>
    </li>
  );
}

interface LineLayoutProps {
  picture: ReactNode;
  name: ReactNode;
  price: ReactNode;
  /** Quantity and what removes the line. */
  children: ReactNode;
}

/** The layout of a line, also while its offer is loading. */
function LineLayout({ picture, name, price, children }: LineLayoutProps) {
  return (
    <MediaObject media={<div className={styles.picture}>{picture}</div>}>
      <div className={styles.content}>
        <Inline gap="2" rowGap="1" align="baseline" justify="split">
          <div className={styles.name}>{name}</div>
          {price}
        </Inline>
        <Inline gap="2" justify="split">
          {children}
        </Inline>
      </div>
    </MediaObject>
  );
}

function useFocusWhen(takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return button;
}

interface RemoveButtonProps {
  name: string;
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
}

function RemoveButton({ name, ...button }: RemoveButtonProps) {
  const text = useMessages(messages);
  return (
    <button type="button" className={styles.remove} {...button}>
      {text.remove}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </button>
  );
}

interface UnreadableItemProps extends Pick<LineProps, 'takesFocus' | 'onRemove'> {
  line: UnreadableLine;
}

/** An unreadable line. It can be removed, so that the rest can be ordered. */
function UnreadableItem({ line: { name, quantity }, takesFocus, onRemove }: UnreadableItemProps) {
  const text = useMessages(messages);
  const removeButton = useFocusWhen(takesFocus);
  return (
    <MediaObject
      as="li"
      side="end"
      align="center"
      gap="4"
      media={<RemoveButton ref={removeButton} name={name ?? text.unreadableName} onClick={onRemove} />}
    >
      <Text tone="muted">{`${text.unreadableLine(name)}. ${text.quantity(quantity)}`}</Text>
    </MediaObject>
  );
}

function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const text = useMessages(messages);
  const id = useId();
  const undoButton = useRef<HTMLButtonElement>(null);
  // The button that had the focus was removed with the line.
  useEffect(() => undoButton.current?.focus(), []);
  return (
    <MediaObject
      as="li"
      side="end"
      align="center"
      gap="4"
      media={
        <Button ref={undoButton} tone="quiet" size="small" aria-describedby={id} onClick={onUndo}>
          {text.undo}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      }
    >
      <Text id={id} tone="muted">
        {text.removed(name)}
      </Text>
    </MediaObject>
  );
}

function Empty() {
  const text = useMessages(messages);
  return (
    <EmptyState icon="bag" title={text.empty} level={3} action={<ToShop />}>
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
      <Stack gap="4" rules="below">
        {lines.map(({ offerId, quantity }) => (
          <LineLayout
            key={offerId}
            picture={<Skeleton shape="block" ratio="portrait" />}
            name={<Skeleton shape="line" width="most" />}
            price={<Skeleton shape="line" width="quarter" />}
          >
            <Text as="span" tone="muted">
              {text.quantity(quantity)}
            </Text>
          </LineLayout>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
