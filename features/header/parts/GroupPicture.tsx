import type { Group, Offer } from '#features/shared/api';
import { GroupColours, OfferPicture } from '#features/shared/offer';
import * as styles from './GroupPicture.css';

export interface GroupPictureProps {
  group: Group;
  /** The offers of the category. Empty while they load, and if they failed to. */
  offers: readonly Offer[];
}

/** A small picture of the first offer of a category, in a link or a button with the name of the category. */
export function GroupPicture({ group, offers: [first] }: GroupPictureProps) {
  return (
    <GroupColours group={group} as="span">
      <span className={styles.picture}>
        {first && <OfferPicture url={first.images[0]} alt="" place="thumb" ratio="square" corners="medium" />}
      </span>
    </GroupColours>
  );
}
