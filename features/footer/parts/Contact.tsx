import {
  contactMessages,
  Logo,
  phoneHref,
  SocialLinks,
  useCountry,
  useMessages,
} from '#features/shared/country';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './Contact.css';

/** Who is behind the shop in this country, and how to reach them. */
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
            <span className={styles.phone}>{contact.phone}</span>
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
