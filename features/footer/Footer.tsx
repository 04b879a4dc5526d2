import { groups } from '#features/shared/api';
import { articleNames, topics } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { groupNames } from '#features/shared/offer';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import * as styles from './Footer.css';
import { messages } from './messages';
import { Contact } from './parts/Contact';
import { CountrySwitch } from './parts/CountrySwitch';
import { Legal } from './parts/Legal';
import { LinkList } from './parts/LinkList';

export interface FooterProps {
  /** Reopens the consent banner for analytics. Leave it out where the shop has no analytics. */
  onCookies?: () => void;
}

/** Footer of every page: links, contact details, country switch and legal notices. */
export function Footer(props: FooterProps) {
  const text = useMessages(messages);
  const groupName = useMessages(groupNames);
  const articleName = useMessages(articleNames);
  return (
    <Band as="footer" tone="deep" padding="none">
      <Container>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <Contact />
          </div>
          <LinkList
            title={text.products}
            links={[
              { href: routes.mostPopular.href(), label: text.mostPopular },
              ...groups.map((group) => ({ href: routes.shop.href(group), label: groupName[group] })),
              { href: routes.bundles.href(), label: text.bundles },
            ]}
          />
          <LinkList
            title={text.learn}
            links={[
              { href: routes.ourStory.href(), label: text.ourStory },
              { href: routes.quiz.href(), label: text.quiz },
              { href: routes.club.href(), label: text.club },
              { href: routes.community.href(), label: text.community },
              ...topics.map((topic) => ({ href: routes.blog.href(topic), label: articleName[topic].title })),
            ]}
          />
          <div className={styles.lastColumn}>
            <LinkList
              title={text.support}
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
            <CountrySwitch />
          </div>
        </div>
        <Stack rules="above" gap="6" paddingStart="9" paddingEnd="4">
          <Legal {...props} />
        </Stack>
      </Container>
    </Band>
  );
}
