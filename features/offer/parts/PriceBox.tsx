import { type Ref, useId } from 'react';
import type { Offer } from '#features/shared/api';
import { MAX_QUANTITY } from '#features/shared/cart';
import { formatMoney, toHundredths, useMessages } from '#features/shared/country';
import { isOutOfStock, OfferPrice, offerMessages, supplyDays } from '#features/shared/offer';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Icon } from '#ui/Icon';
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
 * Price, stock, quantity, the button that adds to the cart, and the promises for every order. Out of stock, it shows that
 * in place of the stock, has no quantity, and its button cannot be used.
 */
export function PriceBox({ offer, quantity, onQuantityChange, onAdd, ref }: PriceBoxProps) {
  const text = useMessages(messages);
  const { outOfStock } = useMessages(offerMessages);
  const stockId = useId();
  const { stockDays } = offer;
  const isUnavailable = isOutOfStock(offer);
  return (
    <div ref={ref}>
      <Card tone="outlined">
        <Stack gap="5">
          <Stack gap="1">
            <OfferPrice offer={offer} size="large" />
            <PricePerDay offer={offer} />
          </Stack>
          <div className={styles.container}>
            <div className={styles.order}>
              {stockDays !== undefined && (
                <div className={styles.stock}>
                  <MediaObject
                    media={<span className={styles.dots[isUnavailable ? 'unavailable' : 'available']} />}
                    align="center"
                    gap="2"
                  >
                    <Text id={stockId} size="ui" weight="semibold" tone={isUnavailable ? 'ink' : 'success'}>
                      {isUnavailable ? outOfStock : text.stock(Math.max(1, Math.floor(stockDays)))}
                    </Text>
                  </MediaObject>
                </div>
              )}
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
          </div>
          <Promises />
        </Stack>
      </Card>
    </div>
  );
}

/** Where net quantity and daily dose can be read. */
function PricePerDay({ offer }: Pick<PriceBoxProps, 'offer'>) {
  const text = useMessages(messages);
  const days = supplyDays(offer);
  if (days === undefined) return null;
  return (
    <Text size="small" tone="muted">
      {text.perDay(days, formatMoney(toHundredths(offer.newPrice / days / 100), offer.currency))}
    </Text>
  );
}

const promises = ['cash', 'phone', 'shield'] as const;

/** The promises for every order. Also in the skeleton, since they do not depend on the offer. */
export function Promises() {
  const text = useMessages(messages);
  return (
    <Stack as="ul" gap="3">
      {promises.map((promise) => (
        <MediaObject key={promise} as="li" media={<Icon name={promise} tone="brand" />}>
          <Text size="ui">{text.promises[promise]}</Text>
        </MediaObject>
      ))}
    </Stack>
  );
}
