import { media } from '#ui/theme';

/** Half the window on phones, although the packs are drawn larger: there the small file is sharp enough and comes sooner. */
export const CARD_SIZES = `${media.below('sm')} 50vw, ${media.upTo('xl')} 47vw, 480px`;

/** Number of cards whose pictures load with priority, because they are above the fold. */
export const PRIORITY_COUNT = 2;
