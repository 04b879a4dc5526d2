import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Container } from '#ui/Container';
import { IconButton } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { media, useMedia } from '#ui/theme';
import * as styles from './Header.css';
import { messages } from './messages';
import { CartButton } from './parts/CartButton';
import { HomeLink } from './parts/HomeLink';

export interface CheckoutHeaderProps {
  /** Shows the button that opens the cart, where quantities can be changed. */
  hasCart?: boolean;
}

/**
 * Header of the checkout and the quiz. Its only links are back to the shop, home and the phone number, so that nothing
 * distracts.
 */
export function CheckoutHeader({ hasCart = false }: CheckoutHeaderProps) {
  const text = useMessages(messages);
  const { phone } = useCountry().contact;
  const showsLabels = useMedia(media.from('sm'));
  const shop = routes.mostPopular.href();
  return (
    <header className={styles.bar}>
      <Container>
        {showsLabels ? (
          <div className={styles.centred}>
            <div>
              <Link href={shop} icon="chevron-left" tone="ink" underline="hover" placement="standalone">
                {text.backToShop}
              </Link>
            </div>
            <HomeLink />
            <div className={hasCart ? styles.end : undefined}>
              <Inline justify="end" gap="4">
                <Link
                  href={phoneHref(phone)}
                  icon="phone"
                  tone="ink"
                  underline="hover"
                  placement="standalone"
                >
                  {phone}
                </Link>
                {hasCart && <CartButton />}
              </Inline>
            </div>
          </div>
        ) : (
          <div className={styles.centred}>
            <div className={styles.start}>
              <IconButton href={shop} icon="chevron-left" label={text.backToShop} />
            </div>
            <HomeLink />
            <div className={styles.end}>
              <Inline justify="end" gap="0">
                <IconButton href={phoneHref(phone)} icon="phone" label={text.call(phone)} />
                {hasCart && <CartButton />}
              </Inline>
            </div>
          </div>
        )}
      </Container>
    </header>
  );
}
