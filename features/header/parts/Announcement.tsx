import { useMessages } from '#features/shared/country';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { messages } from '../messages';
import * as styles from './Announcement.css';
import { useBlackFriday } from './useBlackFriday';

/** The bar above the header that announces the Black Friday offer. */
export function Announcement() {
  const text = useMessages(messages);
  const href = useBlackFriday();
  return (
    <Band tone="deep" padding="none">
      <Container>
        <LinkBox>
          <p className={styles.row}>
            <span>
              Black Friday: <strong className={styles.discount}>{text.discount}</strong>
            </span>
            <strong className={styles.link}>
              <LinkOverlay href={href} underline="always">
                {text.viewOffer}
              </LinkOverlay>
            </strong>
          </p>
        </LinkBox>
      </Container>
    </Band>
  );
}
