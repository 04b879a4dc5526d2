import { useLocation } from 'react-router-dom';
import { useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { fixtures } from '#mocks/fixtures';
import { slug } from '#mocks/testing';
import { Breadcrumb } from '#ui/Breadcrumb';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

const path = routes.offer.href(slug('alpha-potent'));

/** Shop parameters of a part of the shell above the page of Alpha Potent. */
export const aboveOffer = { path, route: '/*' };

/**
 * The page beneath a part of the shell: the texts of Alpha Potent at its address, and nothing at another. A test that
 * leads to another page runs in the shell.
 */
export function PageBeneath() {
  const { pathname } = useLocation();
  return pathname === path && <OfferTexts />;
}

function OfferTexts() {
  const { code } = useCountry();
  const page = useMessages(pageMessages);
  const groups = useMessages(offerMessages).groups;
  const offer = fixtures[code].offers['alpha-potent'];
  return (
    <Container>
      <Stack gap="5" paddingBlock="8">
        <Breadcrumb
          label="Putanja"
          parents={[
            { label: page.home, href: routes.home.href() },
            { label: groups.potency, href: routes.shop.href('potency') },
          ]}
          current={offer.Name}
        />
        <Heading level={1} tabIndex={-1}>
          {offer.Name}
        </Heading>
        <Text size="lead" tone="muted">
          {offer.Heading}
        </Text>
        {[
          ...offer.Description,
          ...offer.HowToUse,
          ...offer.Benefits,
          ...offer.Advantages,
          offer.SubHeading,
        ].map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Container>
  );
}
