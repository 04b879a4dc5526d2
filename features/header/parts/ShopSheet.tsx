import { type ReactNode, useState } from 'react';
import { type Group, groups, type Offer, useProducts } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { offerMessages } from '#features/shared/offer';
import { Anchor } from '#ui/Anchor';
import { MediaObject } from '#ui/MediaObject';
import { Text } from '#ui/Text';
import { AllProductsLink } from './AllProductsLink';
import { GroupPicture } from './GroupPicture';
import { OfferSlides } from './OfferSlides';
import * as styles from './ShopSheet.css';
import { useHoverIntent } from './useHoverIntent';

export interface ShopSheetProps {
  /** Category in the address, which may be unknown. */
  current: string | undefined;
}

/**
 * The categories, and beside them a picture and the offers of one: at first of the current category, then of the one that
 * the mouse rests on or that receives focus. In Tab order, the slides follow the link of their category.
 */
export function ShopSheet({ current }: ShopSheetProps): ReactNode {
  const { data: offers, isError } = useProducts();
  const [shown, setShown] = useState(groups.find((group) => group === current) ?? groups[0]);
  const resting = useHoverIntent(setShown);
  const hasSlides = offers ? offers.length > 0 : !isError;
  return (
    <div className={hasSlides ? styles.withSlides : undefined}>
      <ul className={styles.groups} onPointerLeave={resting.stop}>
        {groups.map((group) => {
          const inGroup = offers?.filter((offer) => offer.group === group);
          return (
            <li
              key={group}
              onFocus={() => setShown(group)}
              onPointerMove={(event) => resting.move(group, event)}
            >
              <GroupLink group={group} offers={inGroup ?? []} isCurrent={group === current} />
              {hasSlides && group === shown && (
                <div className={styles.slides}>
                  <OfferSlides offers={inGroup} />
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
}

function GroupLink({ group, offers, isCurrent }: GroupLinkProps) {
  const groupName = useMessages(offerMessages).groups;
  return (
    <Anchor href={routes.shop.href(group)} corners="large" aria-current={isCurrent ? 'page' : undefined}>
      <div className={styles.group}>
        <MediaObject
          media={<GroupPicture group={group} offers={offers} />}
          width="small"
          gap="4"
          align="center"
        >
          <Text size="h4">
            <span className={isCurrent ? styles.current : undefined}>{groupName[group]}</span>
          </Text>
          <Text size="small" tone="muted">
            {/* Reserves a line while the names load. */}
            {offers.map((offer) => offer.name).join(', ') || '\u00A0'}
          </Text>
        </MediaObject>
      </div>
    </Anchor>
  );
}
