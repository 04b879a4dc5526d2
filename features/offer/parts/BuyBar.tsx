import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferPicture, OfferPrice } from '#features/shared/offer';
import { BottomBar } from '#ui/BottomBar';
import { Button } from '#ui/Button';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './BuyBar.css';

export interface BuyBarProps {
  offer: Offer;
  /** The quantity chosen in the price box; the bar adds that many and shows their total. */
  quantity: number;
  hidden: boolean;
  onAdd: (click: Pick<UIEvent, 'detail'>) => void;
}

/** Price and button at the lower edge, on wide screens with the name, while the price box is scrolled out of view. */
export function BuyBar({ offer, quantity, hidden, onAdd }: BuyBarProps) {
  const text = useMessages(messages);
  return (
    <BottomBar placement="content" hidden={hidden}>
      <div className={styles.row}>
        <span className={styles.name}>
          <OfferPicture url={offer.images[0]} alt="" place="thumb" ratio="square" corners="medium" />
          <Text as="span" weight="semibold">
            {offer.name}
          </Text>
        </span>
        <OfferPrice offer={offer} quantity={quantity} size="bar" />
        <div className={styles.buy}>
          <Button tone="primary" width="full" onClick={onAdd}>
            {quantity > 1 ? `${text.addToCart} (${quantity})` : text.addToCart}
          </Button>
        </div>
      </div>
    </BottomBar>
  );
}
