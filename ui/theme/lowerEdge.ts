/** The CSS variable in which something fixed to the window's lower edge says its height in px. */
export const LOWER_EDGE = '--lower-edge';

/** The same for what passes, and stands on top of that. */
export const PASSING_EDGE = '--passing-edge';

/** Where the free part of the window ends: what sticks to the lower edge stands on it, and the page ends above it. */
export const lowerEdge = `calc(var(${LOWER_EDGE}, 0px) + var(${PASSING_EDGE}, 0px))`;
