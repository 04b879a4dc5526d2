import { useRef } from 'react';
import { useMessages } from '#features/shared/country';
import { RuledPoints, SplitSection } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { messages } from './messages';
import { Hero } from './parts/Hero';
import { Membership } from './parts/Membership';
import { Questions } from './parts/Questions';
import { Savings } from './parts/Savings';

/** The club, a yearly paid membership: its benefits, price and terms, and the form to join (Screens/Club). */
export function ClubScreen() {
  const { perksHeading, perks } = useMessages(messages);
  const terms = useRef<HTMLHeadingElement>(null);

  function showTerms() {
    terms.current?.focus({ preventScroll: true });
    // Scrolls to the whole box, not only to its heading.
    terms.current?.closest('section')?.scrollIntoView();
  }

  return (
    <>
      <Hero onTerms={showTerms} />
      <Container>
        <Stack paddingBlock="section">
          <SplitSection heading={perksHeading}>
            <RuledPoints points={[perks.discount, perks.delivery, perks.access, perks.sales]} />
          </SplitSection>
        </Stack>
      </Container>
      <Membership heading={terms} />
      <Container>
        <Stack paddingBlock="section" gap="section">
          <Savings />
          <Questions />
        </Stack>
      </Container>
    </>
  );
}
