import { Logo } from '#features/shared/brand';
import { phoneHref, type SocialNetwork, useCountry, useMessages } from '#features/shared/country';
import { Anchor } from '#ui/Anchor';
import { IconLink } from '#ui/IconLink';
import { Inline } from '#ui/Inline';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Contact.css';

const networks: readonly SocialNetwork[] = ['facebook', 'instagram', 'youtube', 'viber'];

/** Who is behind the shop in this country, and how to reach them. */
export function Contact() {
  const { contact, social } = useCountry();
  const text = useMessages(messages);
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
      <Inline as="ul" gap="2">
        {networks.map((network) => {
          const href = social[network];
          return href ? (
            <li key={network}>
              <IconLink
                icon={network}
                tone="outlined"
                label={text.networks[network]}
                href={href}
                newTabLabel={text.newTab}
              />
            </li>
          ) : null;
        })}
      </Inline>
    </div>
  );
}
