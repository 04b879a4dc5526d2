import { groups } from '#features/shared/api';
import { brand, Logo } from '#features/shared/brand';
import { phoneHref, type SocialNetwork, useCountry, useMessages } from '#features/shared/country';
import { groupNames } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { IconLink } from '#ui/IconLink';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './Footer.css';
import { messages } from './messages';

const networks: readonly SocialNetwork[] = ['facebook', 'instagram', 'youtube', 'viber'];

/** The end of every page: what the shop sells, how to reach it, what the law wants said. */
export function Footer() {
  const text = useMessages(messages);
  const { name, currency } = useCountry();
  return (
    <Band as="footer" tone="deep" padding="none">
      <Container>
        <div className={styles.columns}>
          <Contact />
          <Products />
          <Company />
        </div>
        <div className={styles.legal}>
          <div className={styles.disclaimer}>
            <Text size="small" tone="muted">
              {text.disclaimer}
            </Text>
          </div>
          <div className={styles.ends}>
            <Text size="small" tone="muted">
              {text.rights(new Date().getFullYear(), brand.name)}
            </Text>
            <Text size="small" tone="muted">
              {name}, {currency}
            </Text>
          </div>
        </div>
      </Container>
    </Band>
  );
}

function Contact() {
  const { contact, social } = useCountry();
  const text = useMessages(messages);
  return (
    <div className={styles.contact}>
      <Logo tone="light" />
      <div>
        <Anchor href={phoneHref(contact.phone)} className={styles.phone}>
          {contact.phone}
        </Anchor>
        <Text tone="muted">{text.hours}</Text>
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

function Products() {
  const text = useMessages(messages);
  const groupName = useMessages(groupNames);
  const links = [
    { href: routes.mostPopular.href(), label: text.mostPopular },
    ...groups.map((group) => ({ href: routes.shop.href(group), label: groupName[group] })),
    { href: routes.bundles.href(), label: text.bundles },
  ];
  return (
    <nav aria-labelledby="footer-products">
      <h2 id="footer-products" className={styles.title}>
        {text.products}
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href} className={styles.link}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Company() {
  const { contact } = useCountry();
  const text = useMessages(messages);
  const [mailbox, host] = contact.email.split('@');
  return (
    <Stack gap="1" align="start">
      <h2 className={styles.title}>{text.support}</h2>
      <Anchor href={routes.track.href()} className={styles.link}>
        {text.track}
      </Anchor>
      <Anchor href={`mailto:${contact.email}`} className={styles.link}>
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
    </Stack>
  );
}
