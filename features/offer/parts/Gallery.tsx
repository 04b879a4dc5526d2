import { memo, useState } from 'react';
import type { Offer } from '#features/shared/api';
import { withKeys } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { OfferBadge, OfferPicture } from '#features/shared/offer';
import { Carousel } from '#ui/Carousel';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import { PICTURE_SIZES } from '../pictureSizes';
import * as styles from './Gallery.css';

export interface GalleryProps {
  offer: Pick<Offer, 'name' | 'images' | 'newPrice' | 'oldPrice' | 'stockDays' | 'currency' | 'children'>;
}

/** The pictures of an offer, one at a time: swipe, or choose one by its thumb, on phones the next by the counter. */
export const Gallery = memo(function Gallery({ offer }: GalleryProps) {
  const text = useMessages(messages);
  const [index, setIndex] = useState(0);
  const total = offer.images.length;
  const pictures = withKeys(offer.images).map(({ key, text: url }, at) => ({ key, url, at }));

  const picture = (url: string | undefined, isFirst: boolean) => (
    <OfferPicture
      url={url}
      alt={offer.name}
      sizes={PICTURE_SIZES}
      ratio="fill"
      priority={isFirst}
      {...(isFirst && { morphs: 'page' })}
    />
  );

  return (
    <Stack gap="3">
      <div className={styles.frame}>
        {total > 1 ? (
          <>
            <Carousel
              layout="single"
              label={text.pictures}
              labels={text.carousel}
              slides={pictures.map(({ key, url, at }) => ({
                key,
                content: <div className={styles.picture}>{picture(url, at === 0)}</div>,
              }))}
              index={index}
              onIndexChange={setIndex}
            />
            <button type="button" className={styles.counter} onClick={() => setIndex((index + 1) % total)}>
              <VisuallyHidden>{`${text.carousel.next}. `}</VisuallyHidden>
              <span>{`${index + 1} / ${total}`}</span>
              <Icon name="chevron-right" size="small" />
            </button>
          </>
        ) : (
          <div className={styles.picture}>{picture(offer.images[0], true)}</div>
        )}
        <OfferBadge offer={offer} corner="medium" />
      </div>
      {total > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map(({ key, url, at }) => (
            <li key={key} className={styles.thumbItem}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={text.picture(at + 1, total)}
                aria-current={at === index || undefined}
                onClick={() => setIndex(at)}
              >
                <OfferPicture url={url} place="thumb" alt="" ratio="square" corners="medium" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
});
