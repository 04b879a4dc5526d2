import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Container } from '#ui/Container';
import { IconLink } from '#ui/IconLink';
import { Link } from '#ui/Link';
import { media, useMedia } from '#ui/theme';
import * as styles from './CheckoutHeader.css';
import { messages } from './messages';
import { HomeLink } from './parts/HomeLink';

/** Header of the checkout. Its only links are back to the shop, home and the phone number, so that nothing distracts. */
export function CheckoutHeader() {
  const text = useMessages(messages);
  const { phone } = useCountry().contact;
  const showsLabels = useMedia(media.from('sm'));
  const shop = routes.mostPopular.href();
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.row}>
          <div className={styles.back}>
            {showsLabels ? (
              <Link href={shop} icon="chevron-left" tone="ink" underline="hover" placement="standalone">
                {text.backToShop}
              </Link>
            ) : (
              <IconLink href={shop} icon="chevron-left" label={text.backToShop} />
            )}
          </div>
          <HomeLink />
          <div className={styles.phone}>
            {showsLabels ? (
              <Link href={phoneHref(phone)} icon="phone" tone="ink" underline="hover" placement="standalone">
                {phone}
              </Link>
            ) : (
              <IconLink href={phoneHref(phone)} icon="phone" label={text.call(phone)} />
            )}
          </div>
        </div>
      </Container>
    </header>
  );
}
