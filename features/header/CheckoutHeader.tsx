import { PhoneLink, phoneHref, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Container } from '#ui/Container';
import { IconButton } from '#ui/IconButton';
import { Link } from '#ui/Link';
import * as styles from './Header.css';
import { messages } from './messages';
import { CartButton } from './parts/CartButton';
import { HomeLink } from './parts/HomeLink';

export interface CheckoutHeaderProps {
  /** Shows the button that opens the cart, where quantities can be changed. */
  hasCart?: boolean;
}

/**
 * Header of checkout, thank-you page and quiz. Its only links are back to the shop, home and the phone number, so that nothing
 * distracts.
 */
export function CheckoutHeader({ hasCart = false }: CheckoutHeaderProps) {
  const text = useMessages(messages);
  const { phone } = useCountry().contact;
  const shop = routes.mostPopular.href();
  return (
    <header className={styles.bar}>
      <Container>
        <div className={styles.centred}>
          <div className={styles.start}>
            <div className={styles.withLabels}>
              <Link href={shop} icon="chevron-left" tone="ink" underline="hover" placement="standalone">
                {text.backToShop}
              </Link>
            </div>
            <div className={styles.withIcons}>
              <IconButton href={shop} icon="chevron-left" label={text.backToShop} />
            </div>
          </div>
          <HomeLink />
          <div className={styles.tools}>
            <div className={styles.withLabels}>
              <PhoneLink icon="phone" tone="ink" underline="hover" placement="standalone" />
            </div>
            <div className={styles.withIcons}>
              <IconButton href={phoneHref(phone)} icon="phone" label={text.call(phone)} />
            </div>
            {hasCart && <CartButton />}
          </div>
        </div>
      </Container>
    </header>
  );
}
