import { useMessages } from '#features/shared/country';
import { RuledPoints, SplitSection } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { messages } from './messages';
import { GroupLink } from './parts/GroupLink';
import { Hero } from './parts/Hero';
import { Letters } from './parts/Letters';
import { useQuotes } from './useQuotes';

/** The page about the shop's free group on an external site, in the words of its customers (Screens/Community). */
export function CommunityScreen() {
  const text = useMessages(messages);
  const quotes = useQuotes();
  return (
    <>
      <Hero quotes={quotes} />
      <GroupLink />
      <Letters quotes={quotes} />
      <Container>
        <Stack paddingBlock="section">
          <SplitSection heading={text.pointsHeading}>
            <RuledPoints points={text.points} />
          </SplitSection>
        </Stack>
      </Container>
    </>
  );
}
