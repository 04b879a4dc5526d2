import {
  companyRows,
  contactMessages,
  PhoneLink,
  SocialLinks,
  useCountry,
  useMessages,
} from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { PageIntro, SplitSection } from '#features/shared/page';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from './messages';
import { ContactMethod } from './parts/ContactMethod';

const shortcuts = ['track', 'refund', 'shipping'] as const;

/** The shop's contact methods in this country, and shortcuts to pages that save a call (Screens/Contact). */
export function ContactScreen() {
  const text = useMessages(messages);
  const { hours } = useMessages(contactMessages);
  const country = useCountry();
  const { email } = country.contact;
  const company = companyRows(country);
  const mailto = `mailto:${email}`;
  const hints = { track: text.trackText, refund: text.refundText, shipping: text.shippingText };
  return (
    <Container>
      <Stack gap="10" paddingBlock="8">
        <Stack gap="7">
          <PageIntro lead={text.lead}>{text.heading}</PageIntro>
          <Columns columns={company.length > 0 ? { desktop: '2:3' } : { tablet: '1:1' }}>
            <ContactMethod icon="phone" name={text.phone} hint={hours} tone="brand">
              <Text as="span" size="h2">
                <PhoneLink placement="listed" />
              </Text>
            </ContactMethod>
            <Columns columns={company.length > 0 ? { tablet: '1:1' } : {}}>
              <ContactMethod icon="mail" name={text.email} hint={text.emailHint}>
                <Link href={mailto} placement="standalone">
                  {email}
                </Link>
              </ContactMethod>
              {company.length > 0 && (
                <ContactMethod icon="pin" name={text.address}>
                  {company.map((row) => (
                    <Text key={row}>{row}</Text>
                  ))}
                </ContactMethod>
              )}
            </Columns>
          </Columns>
        </Stack>
        <SplitSection heading={text.shortcuts}>
          <Stack as="ul" gap="3" rules="above">
            {shortcuts.map((name) => (
              <Stack as="li" gap="0" align="start" key={name}>
                <Link href={routes[name].href()} placement="standalone" arrow>
                  {text[name]}
                </Link>
                <Text tone="muted">{hints[name]}</Text>
              </Stack>
            ))}
          </Stack>
        </SplitSection>
        <SplitSection heading={text.social}>
          <Stack gap="5">
            <SocialLinks />
            <Text tone="muted">
              {text.careers} <Link href={mailto}>{email}</Link>.
            </Text>
          </Stack>
        </SplitSection>
      </Stack>
    </Container>
  );
}
