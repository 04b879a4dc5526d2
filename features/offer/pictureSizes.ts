/** The displayed width of an offer's pictures. */
export const PICTURE_SIZES = '(width < 800px) 100vw, 53vw';
