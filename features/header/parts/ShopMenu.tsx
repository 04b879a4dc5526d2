import { useMatch } from 'react-router-dom';
import { type Group, groups, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { groupNames, OfferPicture } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Link } from '#ui/Link';
import { Menu } from '#ui/Menu';
import { messages } from '../messages';
import * as styles from './ShopMenu.css';

/** The categories under the header, each with a picture and the names of its products once the offers are here. */
export function ShopMenu() {
  const text = useMessages(messages);
  const current = useMatch(routes.shop.path)?.params.group;
  return (
    <Menu label={text.shop} current={current !== undefined}>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group}>
            <GroupLink group={group} isCurrent={group === current} />
          </li>
        ))}
        <li className={styles.all}>
          <Link href={routes.mostPopular.href()} placement="standalone" arrow>
            {text.allProducts}
          </Link>
        </li>
      </ul>
    </Menu>
  );
}

function GroupLink({ group, isCurrent }: { group: Group; isCurrent: boolean }) {
  const groupName = useMessages(groupNames);
  const { data: offers = [] } = useOffers();
  const inGroup = offers.filter((offer) => offer.group === group);
  const products = inGroup.filter((offer) => !offer.children);
  return (
    <Anchor
      href={routes.shop.href(group)}
      className={styles.group}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={`${styles.thumb} ${styles.tints[group]}`}>
        {inGroup[0] && <OfferPicture url={inGroup[0].images[0]} alt="" place="thumb" corners="medium" />}
      </span>
      <span>
        <span className={styles.name}>{groupName[group]}</span>
        <span className={styles.products}>{products.map((offer) => offer.name).join(', ')}</span>
      </span>
    </Anchor>
  );
}
