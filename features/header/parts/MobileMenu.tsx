import { useMatch } from 'react-router-dom';
import { type Group, groups, type Offer, useOffers } from '#features/shared/api';
import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { groupNames, OfferPicture } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Accordion } from '#ui/Accordion';
import { Anchor } from '#ui/Anchor';
import { ButtonLink } from '#ui/ButtonLink';
import { Icon } from '#ui/Icon';
import { Link } from '#ui/Link';
import { SidePanel } from '#ui/SidePanel';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './MobileMenu.css';
import type { AccountWay } from './useAccount';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  account: AccountWay;
}

/** The menu where the header has no room for its links: categories that open to their offers (seed §2). */
export function MobileMenu({ open, onClose, account }: MobileMenuProps) {
  const text = useMessages(messages);
  return (
    <SidePanel
      side="left"
      open={open}
      onClose={onClose}
      title={text.menu}
      closeLabel={text.closeMenu}
      footer={<Contact account={account} onChoose={onClose} />}
    >
      <nav aria-label={text.navigation}>
        {[
          { href: routes.mostPopular.href(), label: text.mostPopular },
          { href: routes.bundles.href(), label: text.bundles },
        ].map(({ href, label }) => (
          <Anchor key={href} href={href} className={styles.row} onClick={onClose}>
            {label}
            <Icon name="chevron-right" />
          </Anchor>
        ))}
        <Categories onChoose={onClose} />
      </nav>
    </SidePanel>
  );
}

function Categories({ onChoose }: { onChoose: () => void }) {
  const groupName = useMessages(groupNames);
  const { data: offers = [] } = useOffers();
  const current = useMatch(routes.shop.path)?.params.group;
  return (
    <Accordion
      defaultOpen={current ? [current] : []}
      items={groups.map((group) => ({
        value: group,
        heading: groupName[group],
        content: (
          <Category
            group={group}
            offers={offers.filter((offer) => offer.group === group)}
            onChoose={onChoose}
          />
        ),
      }))}
    />
  );
}

interface CategoryProps {
  group: Group;
  /** Empty where the offers could not be had; the category itself stays within reach. */
  offers: readonly Offer[];
  onChoose: () => void;
}

function Category({ group, offers, onChoose }: CategoryProps) {
  const text = useMessages(messages);
  const groupName = useMessages(groupNames);
  return (
    <Stack as="ul" gap="2" paddingBlock="1">
      {offers.map((offer) => (
        <li key={offer.id}>
          <Anchor href={routes.offer.href(offer.slug)} className={styles.offer} onClick={onChoose}>
            <span className={styles.thumb}>
              <OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />
            </span>
            {offer.name}
          </Anchor>
        </li>
      ))}
      <li>
        <Link href={routes.shop.href(group)} placement="standalone" arrow onClick={onChoose}>
          {text.allOf(groupName[group])}
        </Link>
      </li>
    </Stack>
  );
}

function Contact({ account, onChoose }: { account: AccountWay; onChoose: () => void }) {
  const { contact } = useCountry();
  const text = useMessages(messages);
  return (
    <Stack gap="2">
      <ButtonLink href={account.href} tone="quiet" width="full" icon="user" onClick={onChoose}>
        {account.word}
      </ButtonLink>
      <div className={styles.phone}>
        <Link
          href={phoneHref(contact.phone)}
          tone="ink"
          underline="hover"
          placement="standalone"
          icon="phone"
        >
          {contact.phone}
        </Link>
        <Text as="span" size="small" tone="muted">
          {text.hours}
        </Text>
      </div>
    </Stack>
  );
}
