import { companyRows, contactMessages, PhoneLink, useCountry, useMessages } from '#features/shared/country';
import { PlantSheet } from '#features/shared/herbarium';
import { routes } from '#features/shared/navigation';
import { PageIntro } from '#features/shared/page';
import { DescriptionList } from '#ui/DescriptionList';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from './messages';

const shortcuts = ['track', 'refund', 'shipping'] as const;

/** The shop's contact methods in this country, and shortcuts to pages that save a call (Screens/Contact). */
export function ContactScreen() {
  const text = useMessages(messages);
  const { hours } = useMessages(contactMessages);
  const country = useCountry();
  const { email } = country.contact;
  const company = companyRows(country);
  const mailto = <Link href={`mailto:${email}`}>{email}</Link>;
  return (
    <PlantSheet plant="centella">
      <Stack gap="8">
        <PageIntro lead={text.lead}>{text.heading}</PageIntro>
        <div>
          <Text as="span" size="h2">
            <PhoneLink placement="listed" />
          </Text>
          <Text tone="muted">{hours}</Text>
        </div>
        <DescriptionList
          items={[
            {
              term: text.email,
              description: (
                <>
                  {mailto}
                  <Text tone="muted">{text.emailHint}</Text>
                </>
              ),
            },
            ...(company.length > 0 ? [{ term: text.address, description: company.join('\n') }] : []),
            {
              term: text.careers,
              description: text.careersText,
            },
          ]}
        />
        <Stack gap="4">
          <Heading level={2} size="h3">
            {text.shortcuts}
          </Heading>
          <Stack as="ul" gap="0">
            {shortcuts.map((name) => (
              <li key={name}>
                <Link href={routes[name].href()} placement="standalone" arrow>
                  {text[name]}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </PlantSheet>
  );
}
