import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Container } from '#ui/Container';
import { IconLink } from '#ui/IconLink';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { media, useMedia } from '#ui/theme';
import * as styles from './Header.css';
import { messages } from './messages';
import { HomeLink } from './parts/HomeLink';

/** Header of the checkout. Its only links are back to the shop, home and the phone number, so that nothing distracts. */
export function CheckoutHeader() {
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
            <Inline justify="end">
              <Link href={phoneHref(phone)} icon="phone" tone="ink" underline="hover" placement="standalone">
                {phone}
              </Link>
            </Inline>
          </div>
        ) : (
          <div className={styles.centred}>
            <div className={styles.start}>
              <IconLink href={shop} icon="chevron-left" label={text.backToShop} />
            </div>
            <HomeLink />
            <div className={styles.end}>
              <Inline justify="end">
                <IconLink href={phoneHref(phone)} icon="phone" label={text.call(phone)} />
              </Inline>
            </div>
          </div>
        )}
      </Container>
    </header>
  );
}
