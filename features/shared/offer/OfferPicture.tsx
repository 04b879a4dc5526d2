import { Image, type ImageProps } from '#ui/Image';
import * as styles from './OfferPicture.css';
import { pictureOf } from './pictures';

export interface OfferPictureProps
  extends Pick<ImageProps, 'alt' | 'sizes' | 'priority' | 'ratio' | 'fit' | 'corners'> {
  /** An address from the offer's `images`; a placeholder is shown without one. */
  url: string | undefined;
  /** `thumb` for pictures below 130 px. */
  place?: 'full' | 'thumb';
  /** The picture of a `card` grows into the picture of the `page` that the card leads to. */
  morphs?: 'card' | 'page';
}

/** A picture of an offer, 4:5 unless `ratio` says otherwise. */
export function OfferPicture({
  url = '',
  place = 'full',
  ratio = 'portrait',
  morphs,
  ...image
}: OfferPictureProps) {
  const picture = <Image {...pictureOf(url, place)} {...image} width={800} height={1000} ratio={ratio} />;
  return morphs ? <div className={styles.morphs[morphs]}>{picture}</div> : picture;
}
