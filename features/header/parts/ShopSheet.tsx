import { type ReactNode, useState } from 'react';
import { type Group, groups, type Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { GroupColours, groupNames, OfferPicture } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { AllProductsLink } from './AllProductsLink';
import { OfferSlides, OfferSlidesSkeleton } from './OfferSlides';
import * as styles from './ShopSheet.css';
import { useResting } from './useResting';

export interface ShopSheetProps {
  /** Category in the address, which may be unknown. */
  current: string | undefined;
}

/**
 * The categories, and beside them slides with the offers of one: at first of the current category, then of the one that
 * the mouse rests on or that receives focus. In Tab order, the slides follow the link of their category.
 */
export function ShopSheet({ current }: ShopSheetProps): ReactNode {
  const { data: offers, isError } = useOffers();
  const [shown, setShown] = useState(groups.find((group) => group === current) ?? groups[0]);
  const resting = useResting(setShown);
  const hasSlides = offers ? offers.length > 0 : !isError;
  return (
    <div className={hasSlides ? styles.withSlides : undefined}>
      <ul className={hasSlides ? styles.groupsBesideSlides : styles.groups} onPointerLeave={resting.stop}>
        {groups.map((group) => {
          const inGroup = offers?.filter((offer) => offer.group === group);
          return (
            <li
              key={group}
              onFocus={() => setShown(group)}
              onPointerMove={(event) => resting.move(group, event)}
            >
              <GroupLink
                group={group}
                offers={inGroup ?? []}
                isCurrent={group === current}
                isShown={hasSlides && group === shown}
              />
              {hasSlides && group === shown && (
                <div className={styles.slides}>
                  {inGroup ? <OfferSlides offers={inGroup} /> : <OfferSlidesSkeleton />}
                </div>
              )}
            </li>
          );
        })}
        <li className={styles.all}>
          <AllProductsLink />
        </li>
      </ul>
    </div>
  );
}

interface GroupLinkProps {
  group: Group;
  /** The offers of the group. Empty while they load. */
  offers: readonly Offer[];
  isCurrent: boolean;
  isShown: boolean;
}

function GroupLink({ group, offers, isCurrent, isShown }: GroupLinkProps) {
  const groupName = useMessages(groupNames);
  const products = offers.filter((offer) => !offer.children);
  return (
    <Anchor href={routes.shop.href(group)} corners="large" aria-current={isCurrent ? 'page' : undefined}>
      <span className={`${styles.group} ${isShown ? styles.shownGroup : ''}`}>
        <GroupColours group={group} as="span">
          <span className={styles.thumb}>
            {offers[0] && <OfferPicture url={offers[0].images[0]} alt="" place="thumb" corners="medium" />}
          </span>
        </GroupColours>
        <span>
          <span className={styles.name}>{groupName[group]}</span>
          <span className={styles.products}>{products.map((offer) => offer.name).join(', ')}</span>
        </span>
      </span>
    </Anchor>
  );
}
