import { media } from '#ui/theme';

/** The width of the pictures of the cards, which are larger than their frames. */
export const CARD_SIZES = `${media.below('sm')} 70vw, ${media.upTo('xl')} 47vw, 480px`;

/** Number of cards whose pictures load with priority, because they are above the fold. */
export const PRIORITY_COUNT = 2;
