import { media } from '#ui/theme';

/** The displayed width of the pictures of the cards. */
export const CARD_SIZES = `${media.below('sm')} 50vw, ${media.upTo('xl')} 33vw, 340px`;

/** Number of cards whose pictures load with priority, because they are above the fold. */
export const PRIORITY_COUNT = 2;
