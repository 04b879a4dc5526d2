/** The displayed width of the pictures of the cards. */
export const CARD_SIZES = '(width < 800px) 50vw, (width <= 1020px) 33vw, 340px';

/** Number of cards whose pictures load with priority, because they are above the fold. */
export const PRIORITY_COUNT = 2;
