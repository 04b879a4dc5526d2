import { useMatch } from 'react-router-dom';
import { type Group, groups, type Offer, useProducts } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture, offerMessages } from '#features/shared/offer';
import { Accordion } from '#ui/Accordion';
import { Link } from '#ui/Link';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import { GroupPicture } from './GroupPicture';
import * as styles from './MobileMenuGroups.css';

/** The categories as an accordion of their offers. The category of the current page is open. */
export function MobileMenuGroups() {
  const groupName = useMessages(offerMessages).groups;
  const { data: offers = [] } = useProducts();
  const current = useMatch(routes.shop.path)?.params.group;
  return (
    <Accordion
      level={4}
      defaultOpen={current ? [current] : []}
      items={groups.map((group) => {
        const inGroup = offers.filter((offer) => offer.group === group);
        return {
          value: group,
          heading: (
            <MediaObject
              as="span"
              media={<GroupPicture group={group} offers={inGroup} />}
              width="small"
              gap="4"
              align="center"
            >
              {groupName[group]}
            </MediaObject>
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
  const groupName = useMessages(offerMessages).groups;
  return (
    <div className={styles.offers}>
      <Stack as="ul" gap="2" paddingStart="2">
        {offers.map((offer) => (
          <LinkBox key={offer.id} as="li">
            <MediaObject
              media={<OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />}
              width="small"
              gap="4"
              align="center"
            >
              <LinkOverlay href={routes.offer.href(offer.slug)} underline="hover" corners="medium">
                {offer.name}
              </LinkOverlay>
            </MediaObject>
          </LinkBox>
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
