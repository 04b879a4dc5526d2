import { useMessages } from '#features/shared/country';
import { useGreatestDiscount } from '#features/shared/offer';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Announcement.css';
import { useBlackFriday } from './useBlackFriday';

/** The bar above the header that announces the Black Friday offer. */
export function Announcement() {
  const text = useMessages(messages);
  const href = useBlackFriday();
  const percent = useGreatestDiscount();
  const [view, ...offer] = text.viewOffer.split(' ');
  return (
    <Band tone="deep" padding="none">
      <Container>
        <LinkBox>
          <div className={styles.row}>
            <Text size="small">
              <span>{percent ? 'Black Friday: ' : 'Black Friday '}</span>
              {percent && <strong className={styles.discount}>{`${text.discount(percent)} `}</strong>}
              <Text as="span" size="small" weight="semibold">
                <LinkOverlay href={href} underline="always">
                  {`${view} `}
                  <span className={styles.object}>{offer.join(' ')}</span>
                </LinkOverlay>
              </Text>
            </Text>
          </div>
        </LinkBox>
      </Container>
    </Band>
  );
}
