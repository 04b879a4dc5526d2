import { media } from '#ui/theme';

/** The displayed width of an offer's pictures. */
export const PICTURE_SIZES = `${media.below('sm')} 100vw, 53vw`;
