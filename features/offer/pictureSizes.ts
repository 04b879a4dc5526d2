import { media } from '#ui/theme';

/** The displayed width of an offer's pictures. */
export const PICTURE_SIZES = `${media.below('sm')} 79vw, 53vw`;
