import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferPrice } from '#features/shared/offer';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { messages } from '../messages';
import * as styles from './BuyBar.css';

export interface BuyBarProps {
  offer: Offer;
  /** The quantity chosen in the price box; the bar adds that many and shows their total. */
  quantity: number;
  state: 'shown' | 'hidden';
  onAdd: () => void;
}

/** Price and button at the lower edge of small screens, while the price box is scrolled out of view. */
export function BuyBar({ offer, quantity, state, onAdd }: BuyBarProps) {
  const text = useMessages(messages);
  return (
    <div className={styles.bar} data-state={state} inert={state === 'hidden'}>
      <Container>
        <div className={styles.row}>
          <OfferPrice offer={offer} quantity={quantity} size="bar" />
          <div className={styles.action}>
            <Button tone="primary" width="full" onClick={onAdd}>
              {text.addToCart}
              {quantity > 1 && ` (${quantity})`}
            </Button>
          </div>
        </div>
      </Container>
    </div>
  );
}
