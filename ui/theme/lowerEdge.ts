/** The CSS variable in which something fixed to the window's lower edge says its height in px. */
export const LOWER_EDGE = '--lower-edge';

/** Where the free part of the window ends: what sticks to the lower edge stands on it, and the page ends above it. */
export const lowerEdge = `var(${LOWER_EDGE}, 0px)`;
