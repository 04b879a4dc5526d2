import {
  contactMessages,
  Logo,
  phoneHref,
  SocialLinks,
  useCountry,
  useMessages,
} from '#features/shared/country';
import { Link } from '#ui/Link';
import { NoWrap } from '#ui/NoWrap';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

/** Phone, email, company and social networks of the shop in this country. */
export function Contact() {
  const { contact } = useCountry();
  const text = useMessages(contactMessages);
  const [mailbox, host] = contact.email.split('@');
  return (
    <Stack gap="6" align="start">
      <Logo tone="light" />
      <div>
        <Text size="h3">
          <Link href={phoneHref(contact.phone)} tone="ink" underline="hover" placement="listed">
            <NoWrap>{contact.phone}</NoWrap>
          </Link>
        </Text>
        <Text tone="muted">{text.hours}</Text>
      </div>
      <div>
        <Link href={`mailto:${contact.email}`} tone="ink" underline="hover" placement="listed">
          {mailbox}@<wbr />
          {host}
        </Link>
        <Text tone="muted">
          {contact.company}
          <br />
          {contact.address}
        </Text>
      </div>
      <SocialLinks />
    </Stack>
  );
}
