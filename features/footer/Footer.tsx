import { groups } from '#features/shared/api';
import { brand, Logo } from '#features/shared/brand';
import { phoneHref, type SocialNetwork, useCountry, useMessages } from '#features/shared/country';
import { groupNames } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { IconLink } from '#ui/IconLink';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './Footer.css';
import { messages } from './messages';

const networks: readonly SocialNetwork[] = ['facebook', 'instagram', 'youtube', 'viber'];

/** The end of every page: what the shop sells, how to reach it, what the law wants said. */
export function Footer() {
  const { contact, social, name } = useCountry();
  const text = useMessages(messages);
  const groupName = useMessages(groupNames);
  return (
    <Band as="footer" tone="deep" padding="compact">
      <Container>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <Logo tone="light" />
            <Text tone="muted">{text.hours}</Text>
            <Link href={phoneHref(contact.phone)} placement="standalone" icon="phone">
              {contact.phone}
            </Link>
            <Inline as="ul" gap="2">
              {networks.map((network) => {
                const href = social[network];
                return href ? (
                  <li key={network}>
                    <IconLink
                      icon={network}
                      label={text.networks[network]}
                      href={href}
                      newTabLabel={text.newTab}
                    />
                  </li>
                ) : null;
              })}
            </Inline>
          </div>
          <Stack as="nav" gap="3" aria-labelledby="footer-products">
            <Heading level={2} size="h4" id="footer-products">
              {text.products}
            </Heading>
            <Stack as="ul" gap="0">
              <li>
                <Link href={routes.mostPopular.href()} tone="ink" underline="hover" placement="standalone">
                  {text.mostPopular}
                </Link>
              </li>
              {groups.map((group) => (
                <li key={group}>
                  <Link href={routes.shop.href(group)} tone="ink" underline="hover" placement="standalone">
                    {groupName[group]}
                  </Link>
                </li>
              ))}
            </Stack>
          </Stack>
          <Stack gap="3">
            <Heading level={2} size="h4">
              {text.help}
            </Heading>
            <Stack gap="2" align="start">
              <Link href={`mailto:${contact.email}`} tone="ink" icon="mail" placement="standalone">
                {contact.email}
              </Link>
              <Text tone="muted">
                {contact.company}
                <br />
                {contact.address}
                <br />
                {name}
              </Text>
            </Stack>
          </Stack>
        </div>
        <div className={styles.legal}>
          <div className={styles.small}>
            <Text size="small" tone="muted">
              {text.disclaimer}
            </Text>
          </div>
          <Text size="small" tone="muted">
            {text.rights(new Date().getFullYear(), brand.name)}
          </Text>
        </div>
      </Container>
    </Band>
  );
}
