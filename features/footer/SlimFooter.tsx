import { contactMessages, PhoneLink, useCountry, useMessages } from '#features/shared/country';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import type { FooterProps } from './Footer';
import { Legal } from './parts/Legal';

/** Footer of the checkout and the quiz: contact and legal notices, and no way into the shop. */
export function SlimFooter(props: FooterProps) {
  const { contact } = useCountry();
  const text = useMessages(contactMessages);
  return (
    <Band as="footer" tone="deep" padding="none">
      <Container>
        <Stack rules="between" gap="5" paddingStart="6" paddingEnd="4">
          <Inline gap="6" rowGap="0">
            <PhoneLink tone="ink" underline="hover" placement="listed" icon="phone" />
            <Text as="span" size="small" tone="muted">
              {text.hours}
            </Text>
            <Link href={`mailto:${contact.email}`} tone="ink" underline="hover" placement="listed">
              {contact.email}
            </Link>
          </Inline>
          <Legal {...props} />
        </Stack>
      </Container>
    </Band>
  );
}
