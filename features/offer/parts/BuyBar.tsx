import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferPrice } from '#features/shared/offer';
import { BottomBar } from '#ui/BottomBar';
import { Button } from '#ui/Button';
import { messages } from '../messages';
import * as styles from './BuyBar.css';

export interface BuyBarProps {
  offer: Offer;
  /** The quantity chosen in the price box; the bar adds that many and shows their total. */
  quantity: number;
  hidden: boolean;
  onAdd: () => void;
}

/** Price and button at the lower edge of small screens, while the price box is scrolled out of view. */
export function BuyBar({ offer, quantity, hidden, onAdd }: BuyBarProps) {
  const text = useMessages(messages);
  return (
    <BottomBar placement="content" hidden={hidden}>
      <div className={styles.row}>
        <OfferPrice offer={offer} quantity={quantity} size="bar" />
        <Button tone="primary" onClick={onAdd}>
          {text.addToCart}
          {quantity > 1 && ` (${quantity})`}
        </Button>
      </div>
    </BottomBar>
  );
}
