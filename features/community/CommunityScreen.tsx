import { useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { RuledPoints, SplitSection } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from './messages';
import { Banner } from './parts/Banner';
import { GroupLink } from './parts/GroupLink';
import { Testimonials } from './parts/Testimonials';

/** The page about the shop's free group on an external site (Screens/Community). */
export function CommunityScreen() {
  const text = useMessages(messages);
  const { communityUrl } = useCountry();
  return (
    <>
      <Banner />
      <Container>
        <Stack paddingBlock="section">
          <SplitSection heading={text.pointsHeading}>
            <RuledPoints points={text.points} />
          </SplitSection>
        </Stack>
      </Container>
      <Testimonials />
      <Container>
        <Stack paddingBlock="section">
          <SplitSection heading={text.closing}>
            <Stack gap="7" align="start">
              <GroupLink />
              <Text size="bodyLarge" tone="muted">
                {text.notClub}
                {communityUrl && (
                  <>
                    {' '}
                    <Link href={routes.club.href()}>{text.toClub}</Link>
                  </>
                )}
              </Text>
            </Stack>
          </SplitSection>
        </Stack>
      </Container>
    </>
  );
}
