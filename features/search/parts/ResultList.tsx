import { memo, type RefObject, useId } from 'react';
import { useMessages } from '#features/shared/country';
import { OfferPicture, OfferPrice, OfferRating } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { LinkOverlay } from '#ui/LinkBox';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { media, useMedia } from '#ui/theme';
import { messages } from '../messages';
import { moveFocus } from './arrowKeys';
import type { Found } from './findOffers';
import * as styles from './ResultList.css';

export interface ResultListProps {
  found: readonly Found[];
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLUListElement | null>;
}

/** The found offers as cards, or as rows on narrow screens. Memoized, so that only new results render it again. */
export const ResultList = memo(function ResultList({ found, field, list }: ResultListProps) {
  return (
    <ul
      ref={list}
      className={styles.list}
      onKeyDown={(event) => moveFocus(event.nativeEvent, field.current, list.current)}
    >
      {found.map((result) => (
        <Result key={result.offer.id} {...result} />
      ))}
    </ul>
  );
});

function Result({ offer, name }: Found) {
  const priceId = useId();
  const isRow = useMedia(media.below('sm'));
  return (
    <li className={styles.result}>
      <span className={styles.picture}>
        <OfferPicture url={offer.images[0]} alt="" place={isRow ? 'thumb' : 'full'} corners="medium" />
      </span>
      <div className={styles.text}>
        <span className={styles.name}>
          <LinkOverlay href={routes.offer.href(offer.slug)} corners="medium" aria-describedby={priceId}>
            {name.map(({ index, text, isMatch }) =>
              isMatch ? (
                <mark key={index} className={styles.match}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </LinkOverlay>
        </span>
        <span className={styles.rating}>
          <OfferRating offer={offer} />
        </span>
        <span id={priceId}>
          <OfferPrice offer={offer} />
        </span>
      </div>
    </li>
  );
}

/** Reserves the space of the first results while the offers are loading. */
export function ResultListSkeleton() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((index) => (
          <div key={index} className={styles.result}>
            <span className={styles.picture}>
              <Skeleton shape="block" ratio="portrait" />
            </span>
            <div className={styles.text}>
              <Skeleton shape="line" width="most" />
              <span className={styles.rating}>
                <Skeleton shape="line" width="half" />
              </span>
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" width="half" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
