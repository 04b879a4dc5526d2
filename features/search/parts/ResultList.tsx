import { memo, type ReactNode, type RefObject, useId } from 'react';
import { useMessages } from '#features/shared/country';
import { OfferPicture, OfferPrice, OfferRating } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
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
  const isRow = useIsRow();
  return (
    <LinkBox as="li">
      <Tile
        picture={
          <LinkBoxPicture>
            <OfferPicture url={offer.images[0]} alt="" place={isRow ? 'thumb' : 'full'} />
          </LinkBoxPicture>
        }
      >
        <Text as="span" size="h4">
          <LinkOverlay href={routes.offer.href(offer.slug)} aria-describedby={priceId}>
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
        </Text>
        {!isRow && <OfferRating offer={offer} />}
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
  const isRow = useIsRow();
  return (
    <SkeletonGroup label={text.loading}>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((index) => (
          <Tile key={index} picture={<Skeleton shape="block" ratio="portrait" />}>
            <Skeleton shape="line" width="most" />
            {!isRow && <Skeleton shape="line" width="half" />}
            <Skeleton shape="line" width="most" />
            <Skeleton shape="line" width="half" />
          </Tile>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Whether results are rows, which only fit the name and the price. */
const useIsRow = () => useMedia(media.below('sm'));

interface TileProps {
  picture: ReactNode;
  children: ReactNode;
}

/** A text below its picture or, in a row, beside it. */
function Tile({ picture, children }: TileProps) {
  const isRow = useIsRow();
  const text = <Stack gap="1">{children}</Stack>;
  return isRow ? (
    <MediaObject media={picture} width="medium" gap="4" align="center">
      {text}
    </MediaObject>
  ) : (
    <Stack gap="3">
      {picture}
      {text}
    </Stack>
  );
}
