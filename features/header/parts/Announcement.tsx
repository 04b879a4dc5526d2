import { useMessages } from '#features/shared/country';
import { Anchor } from '#ui/Anchor';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { messages } from '../messages';
import * as styles from './Announcement.css';
import { useBlackFriday } from './useBlackFriday';

/** The stripe above the header that speaks of the Black Friday offer. */
export function Announcement() {
  const text = useMessages(messages);
  const href = useBlackFriday();
  return (
    <Band tone="deep" padding="none">
      <Container>
        <p className={styles.row}>
          <span>
            Black Friday: <strong className={styles.discount}>{text.discount}</strong>
          </span>
          <Anchor href={href} className={styles.link}>
            {text.viewOffer}
          </Anchor>
        </p>
      </Container>
    </Band>
  );
}
