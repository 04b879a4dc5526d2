import { useMatch } from 'react-router-dom';
import { type Group, groups, type Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { GroupColours, groupNames, OfferPicture } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Accordion } from '#ui/Accordion';
import { Anchor } from '#ui/Anchor';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import * as styles from './MobileMenuGroups.css';

/** The categories as an accordion of their offers. The category of the current page is open. */
export function MobileMenuGroups() {
  const groupName = useMessages(groupNames);
  const { data: offers = [] } = useOffers();
  const current = useMatch(routes.shop.path)?.params.group;
  return (
    <Accordion
      headingLevel={4}
      defaultOpen={current ? [current] : []}
      items={groups.map((group) => {
        const inGroup = offers.filter((offer) => offer.group === group);
        return {
          value: group,
          heading: (
            <span className={styles.heading}>
              <GroupColours group={group} as="span">
                <span className={styles.groupThumb}>
                  {inGroup[0] && (
                    <OfferPicture url={inGroup[0].images[0]} alt="" place="thumb" corners="medium" />
                  )}
                </span>
              </GroupColours>
              {groupName[group]}
            </span>
          ),
          content: <GroupOffers group={group} offers={inGroup} />,
        };
      })}
    />
  );
}

interface GroupOffersProps {
  group: Group;
  /** Empty if the offers failed to load. The link to the category stays. */
  offers: readonly Offer[];
}

function GroupOffers({ group, offers }: GroupOffersProps) {
  const text = useMessages(messages);
  const groupName = useMessages(groupNames);
  return (
    <div className={styles.offers}>
      <Stack as="ul" gap="2">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Anchor href={routes.offer.href(offer.slug)} corners="medium">
              <span className={styles.offer}>
                <span className={styles.offerThumb}>
                  <OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />
                </span>
                {offer.name}
              </span>
            </Anchor>
          </li>
        ))}
        <li>
          <Link href={routes.shop.href(group)} placement="standalone" arrow>
            {text.allOf(groupName[group])}
          </Link>
        </li>
      </Stack>
    </div>
  );
}
