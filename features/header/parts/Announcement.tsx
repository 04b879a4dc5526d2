import { useMessages } from '#features/shared/country';
import { useGreatestDiscount } from '#features/shared/offer';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
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
  return (
    <Band tone="deep" padding="none">
      <Container>
        <LinkBox>
          <div className={styles.row}>
            <Inline as="p" gap="2" rowGap="0" justify="center">
              <Text as="span" size="small">
                <span>{percent ? 'Black Friday: ' : 'Black Friday'}</span>
                {percent && <strong className={styles.discount}>{text.discount(percent)}</strong>}
              </Text>
              <Text as="span" size="small" weight="semibold">
                <LinkOverlay href={href} underline="always">
                  {text.viewOffer}
                </LinkOverlay>
              </Text>
            </Inline>
          </div>
        </LinkBox>
      </Container>
    </Band>
  );
}
