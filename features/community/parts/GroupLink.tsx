import { clubPrice, facts, newTabLabel, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './GroupLink.css';

/** The way into the external group; in a country without one, when it opens, and the club (Screens/Community). */
export function GroupLink() {
  const text = useMessages(messages);
  const { code, communityUrl } = useCountry();
  return (
    <div className={styles.band}>
      <Container>
        <Stack paddingBlock="6">
          <Columns columns={{ tablet: '1:content' }} gap="5" columnGap="9" align="center">
            <Text>
              {communityUrl ? (
                text.lead
              ) : (
                <>
                  <strong>{text.opensSoon}</strong>{' '}
                  {text.clubMeanwhile(facts.club.discountPercent, clubPrice(code))}
                </>
              )}
            </Text>
            {communityUrl ? (
              <Inline gap="5">
                <Link placement="standalone" href={routes.club.href()}>
                  {text.toClub}
                </Link>
                <Button href={communityUrl} tone="primary" newTabLabel={newTabLabel}>
                  {text.join}
                </Button>
              </Inline>
            ) : (
              <Button href={routes.club.href()}>{text.toClub}</Button>
            )}
          </Columns>
        </Stack>
      </Container>
    </div>
  );
}
