import { useMatch } from 'react-router-dom';
import { type Group, groups, useProducts } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { offerMessages } from '#features/shared/offer';
import { Anchor } from '#ui/Anchor';
import { Link } from '#ui/Link';
import { MediaObject } from '#ui/MediaObject';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import { GroupPicture } from './GroupPicture';
import * as styles from './MobileMenuGroups.css';

/** The categories as tiles that unfold their offers, that of the current page open, and the way to all offers. */
export function MobileMenuGroups() {
  const text = useMessages(messages);
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <GroupTile key={group} group={group} />
      ))}
      <li>
        <Anchor href={routes.mostPopular.href()} corners="large">
          <div className={styles.all}>{text.mostPopular}</div>
        </Anchor>
      </li>
    </ul>
  );
}

function GroupTile({ group }: { group: Group }) {
  const text = useMessages(messages);
  const name = useMessages(offerMessages).groups[group];
  const { data: products = [] } = useProducts();
  const isCurrent = useMatch(routes.shop.path)?.params.group === group;
  // None if they failed to load. The link to the category stays.
  const offers = products.filter((offer) => offer.group === group);
  return (
    <li>
      <details open={isCurrent}>
        <summary className={styles.tile}>
          <MediaObject
            as="span"
            media={<GroupPicture group={group} offers={offers} />}
            width="small"
            align="center"
          >
            {name}
          </MediaObject>
        </summary>
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Link href={routes.offer.href(offer.slug)} placement="listed">
                {offer.name}
              </Link>
            </li>
          ))}
          <li>
            <Link href={routes.shop.href(group)} placement="listed">
              {text.wholeGroup}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Link>
          </li>
        </ul>
      </details>
    </li>
  );
}
