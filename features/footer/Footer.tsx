import { groups } from '#features/shared/api';
import { contactMessages, PhoneLink, SocialLinks, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { offerMessages } from '#features/shared/offer';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import * as styles from './Footer.css';
import { messages } from './messages';
import { Company } from './parts/Company';
import { CountrySwitch } from './parts/CountrySwitch';
import { Fold } from './parts/Fold';
import { Policies } from './parts/Policies';

export interface FooterProps {
  /** Reopens the consent banner for analytics. Leave it out where the shop has no analytics. */
  onCookies?: () => void;
}

/** Footer of every page: the phone number, groups of links, the small print. */
export function Footer(props: FooterProps) {
  const text = useMessages(messages);
  const groupName = useMessages(offerMessages).groups;
  return (
    <Band as="footer" tone="deep" padding="none">
      <Container>
        <div className={styles.footer}>
          <Call />
          <div className={styles.folds}>
            <Fold title={text.products}>
              <Links
                links={[
                  { href: routes.mostPopular.href(), label: text.mostPopular },
                  ...groups.map((group) => ({ href: routes.shop.href(group), label: groupName[group] })),
                  { href: routes.bundles.href(), label: text.bundles },
                ]}
              />
            </Fold>
            <Fold title={text.learn}>
              <Links
                links={[
                  { href: routes.ourStory.href(), label: text.ourStory },
                  { href: routes.quiz.href(), label: text.quiz },
                  { href: routes.club.href(), label: text.club },
                  { href: routes.community.href(), label: text.community },
                  // Each article leads to the others.
                  { href: routes.blog.href('zdravlje'), label: text.articles },
                ]}
              />
            </Fold>
            <Fold title={text.support}>
              <Links
                links={[
                  { href: routes.contact.href(), label: text.contact },
                  { href: routes.about.href(), label: text.about },
                  // There is no page for careers: applicants use the contact page (Shell/Footer).
                  { href: routes.contact.href(), label: text.careers },
                  { href: routes.track.href(), label: text.track },
                  { href: routes.refund.href(), label: text.startReturn },
                  { href: routes.withdrawal.href(), label: text.withdrawal },
                ]}
              />
            </Fold>
            <Fold title={text.policies}>
              <Policies {...props} />
            </Fold>
          </div>
          <div className={styles.end}>
            <Text tone="muted">{text.disclaimer}</Text>
            <div className={styles.country}>
              <CountrySwitch />
            </div>
            <Company />
          </div>
        </div>
      </Container>
    </Band>
  );
}

/** The phone number of the country with its hours, and its social networks. */
function Call() {
  const { hours } = useMessages(contactMessages);
  return (
    <div>
      <Text size="small" tone="muted">
        {hours}
      </Text>
      <div className={styles.call}>
        <Text size="h3">
          <PhoneLink tone="ink" underline="hover" placement="listed" />
        </Text>
        <SocialLinks />
      </div>
    </div>
  );
}

function Links({ links }: { links: readonly { href: string; label: string }[] }) {
  return links.map(({ href, label }) => (
    <li key={label}>
      <Link href={href} tone="ink" underline="hover" placement="listed">
        {label}
      </Link>
    </li>
  ));
}
