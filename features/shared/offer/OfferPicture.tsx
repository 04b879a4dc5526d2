import { Image, type ImageProps } from '#ui/Image';
import { pictureOf } from './pictures';

export interface OfferPictureProps
  extends Pick<ImageProps, 'alt' | 'sizes' | 'priority' | 'ratio' | 'fit' | 'corners'> {
  /** An address from the offer's `images`; a calm placeholder stands in for one that is missing. */
  url: string | undefined;
  /** `thumb` below 130 px. */
  place?: 'full' | 'thumb';
}

/** A picture of an offer in its 4:5 room. */
export function OfferPicture({ url = '', place = 'full', ratio = 'portrait', ...image }: OfferPictureProps) {
  return <Image {...pictureOf(url, place)} {...image} width={800} height={1000} ratio={ratio} />;
}
