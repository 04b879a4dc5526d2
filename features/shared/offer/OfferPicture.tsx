import { Image, type ImageProps } from '#ui/Image';
import { pictureOf } from './pictures';

export interface OfferPictureProps
  extends Pick<ImageProps, 'alt' | 'sizes' | 'priority' | 'ratio' | 'fit' | 'corners'> {
  /** An address from the offer's `images`; a placeholder is shown without one. */
  url: string | undefined;
  /** `thumb` for pictures below 130 px. */
  place?: 'full' | 'thumb';
}

/** A picture of an offer, 4:5 unless `ratio` says otherwise. */
export function OfferPicture({ url = '', place = 'full', ratio = 'portrait', ...image }: OfferPictureProps) {
  return <Image {...pictureOf(url, place)} {...image} width={800} height={1000} ratio={ratio} />;
}
