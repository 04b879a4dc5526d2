import { type Ref, useId } from 'react';
import type { Offer } from '#features/shared/api';
import { MAX_QUANTITY } from '#features/shared/cart';
import { formatMoney, toHundredths, useMessages } from '#features/shared/country';
import { isOutOfStock, OfferPrice, offerMessages, supplyDays } from '#features/shared/offer';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { MediaObject } from '#ui/MediaObject';
import { QuantityStepper } from '#ui/QuantityStepper';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './PriceBox.css';

export interface PriceBoxProps {
  offer: Offer;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  onAdd: (click: Pick<UIEvent, 'detail'>) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * Price, quantity, the button that adds to the cart, stock, and the promises for every order. Out of stock, it says so, has
 * no quantity, and its button cannot be used.
 */
export function PriceBox({ offer, quantity, onQuantityChange, onAdd, ref }: PriceBoxProps) {
  const text = useMessages(messages);
  const stockId = useId();
  const isUnavailable = isOutOfStock(offer);
  return (
    <div ref={ref} className={styles.box}>
      <OfferPrice offer={offer} size="large" />
      <div className={styles.order}>
        {!isUnavailable && (
          <div className={styles.stepper}>
            <QuantityStepper
              value={quantity}
              onChange={onQuantityChange}
              max={MAX_QUANTITY}
              labels={text.quantity}
            />
          </div>
        )}
        <div className={styles.add}>
          <Button
            tone="primary"
            size="large"
            width="full"
            disabled={isUnavailable}
            {...(isUnavailable && { 'aria-describedby': stockId })}
            onClick={onAdd}
          >
            {text.addToCart}
          </Button>
        </div>
      </div>
      <Stock offer={offer} id={stockId} />
      <Promises />
    </div>
  );
}

/** The stock, as days, and the price of a day where net quantity and daily dose can be read. */
function Stock({ offer, id }: Pick<PriceBoxProps, 'offer'> & { id: string }) {
  const text = useMessages(messages);
  const { outOfStock } = useMessages(offerMessages);
  const isUnavailable = isOutOfStock(offer);
  const { stockDays, newPrice, currency } = offer;
  const supply = supplyDays(offer);
  if (stockDays === undefined && supply === undefined) return null;
  return (
    <div className={styles.stock}>
      {stockDays !== undefined && (
        <span className={styles.dots[isUnavailable ? 'unavailable' : 'available']} />
      )}
      <Inline gap="2" rowGap="0">
        {stockDays !== undefined && (
          <Text id={id} as="span" size="ui" weight="semibold" tone={isUnavailable ? 'ink' : 'success'}>
            {isUnavailable ? outOfStock : text.stock(Math.max(1, Math.floor(stockDays)))}
          </Text>
        )}
        {supply !== undefined && (
          <Text as="span" size="ui" tone="muted">
            {text.perDay(formatMoney(toHundredths(newPrice / supply / 100), currency))}
          </Text>
        )}
      </Inline>
    </div>
  );
}

const promises = ['cash', 'phone', 'shield'] as const;

/** The promises for every order. Also in the skeleton, since they do not depend on the offer. */
export function Promises() {
  const text = useMessages(messages);
  return (
    <div className={styles.promises}>
      <Stack as="ul" gap="3">
        {promises.map((promise) => (
          <MediaObject key={promise} as="li" media={<Icon name={promise} tone="brand" />}>
            <Text>{text.promises[promise]}</Text>
          </MediaObject>
        ))}
      </Stack>
    </div>
  );
}
