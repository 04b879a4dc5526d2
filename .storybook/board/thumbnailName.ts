/** `window.name` of a story inside a thumbnail. */
export const THUMBNAIL_NAME = 'thumbnail';
