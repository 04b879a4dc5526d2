import {
  contactMessages,
  Logo,
  phoneHref,
  SocialLinks,
  useCountry,
  useMessages,
} from '#features/shared/country';
import { Anchor } from '#ui/Anchor';
import { Text } from '#ui/Text';
import * as styles from './Contact.css';

/** Who is behind the shop in this country, and how to reach them. */
export function Contact() {
  const { contact } = useCountry();
  const text = useMessages(contactMessages);
  const [mailbox, host] = contact.email.split('@');
  return (
    <div className={styles.contact}>
      <Logo tone="light" />
      <div>
        <Anchor href={phoneHref(contact.phone)} className={styles.phone}>
          {contact.phone}
        </Anchor>
        <Text tone="muted">{text.hours}</Text>
      </div>
      <div>
        <Anchor href={`mailto:${contact.email}`} className={styles.email}>
          <span>
            {mailbox}@<wbr />
            {host}
          </span>
        </Anchor>
        <Text tone="muted">
          {contact.company}
          <br />
          {contact.address}
        </Text>
      </div>
      <SocialLinks />
    </div>
  );
}
