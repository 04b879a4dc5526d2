import { memo, type ReactNode, type RefObject, useId } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture, OfferPrice, OfferRating } from '#features/shared/offer';
import { LinkBox, LinkBoxPicture, LinkOverlay } from '#ui/LinkBox';
import { MediaObject } from '#ui/MediaObject';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
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

/** Up to here, results are rows on wide screens too, so that they fill the sheet. */
const FEW = 2;

/**
 * The found offers as cards; as rows if there are few of them or the screen is narrow. Memoized, so that only new results
 * render it again.
 */
export const ResultList = memo(function ResultList({ found, field, list }: ResultListProps) {
  const text = useMessages(messages);
  const isFew = found.length <= FEW;
  return (
    <ul
      ref={list}
      aria-label={text.products}
      className={isFew ? styles.few : styles.list}
      onKeyDown={(event) => moveFocus(event.nativeEvent, field.current, list.current)}
    >
      {found.map((result) => (
        <Result key={result.offer.id} isFew={isFew} {...result} />
      ))}
    </ul>
  );
});

function Result({ offer, name, isFew }: Found & { isFew: boolean }) {
  const priceId = useId();
  const isNarrow = useIsNarrow();
  return (
    <LinkBox as="li">
      <Tile
        isFew={isFew}
        picture={
          <LinkBoxPicture>
            <OfferPicture url={offer.images[0]} alt="" place={isNarrow ? 'thumb' : 'full'} />
          </LinkBoxPicture>
        }
      >
        <Text as="span" size="h4">
          <LinkOverlay href={routes.offer.href(offer.slug)} aria-describedby={priceId}>
            {/* Replaced as a whole: a text beside others must not change where a browser translates. */}
            <span key={name.map(({ text }) => text).join('|')}>
              {name.map(({ index, text, isMatch }) =>
                isMatch ? (
                  <mark key={index} className={styles.match}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
          </LinkOverlay>
        </Text>
        {!isNarrow && isFew && <Text tone="muted">{offer.heading}</Text>}
        {!isNarrow && <OfferRating offer={offer} />}
        <span id={priceId}>
          <OfferPrice offer={offer} />
        </span>
      </Tile>
    </LinkBox>
  );
}

/** Reserves the space of the first results while the offers are loading. */
export function ResultListSkeleton() {
  const text = useMessages(messages);
  const isNarrow = useIsNarrow();
  return (
    <SkeletonGroup label={text.loading}>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((index) => (
          <Tile key={index} isFew={false} picture={<Skeleton shape="block" ratio="portrait" />}>
            <Skeleton shape="line" width="most" />
            {!isNarrow && <Skeleton shape="line" width="half" />}
            <Skeleton shape="line" width="most" />
            <Skeleton shape="line" width="half" />
          </Tile>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Whether rows only fit the name and the price. */
const useIsNarrow = () => useMedia(media.below('sm'));

interface TileProps {
  isFew: boolean;
  picture: ReactNode;
  children: ReactNode;
}

/** A text below its picture or, in a row, beside it. */
function Tile({ isFew, picture, children }: TileProps) {
  const isNarrow = useIsNarrow();
  const text = <Stack gap="1">{children}</Stack>;
  if (isNarrow) {
    return (
      <MediaObject media={picture} width="medium" gap="4" align="center">
        {text}
      </MediaObject>
    );
  }
  return (
    <div className={isFew ? styles.row : styles.column}>
      {picture}
      {text}
    </div>
  );
}
