/** CSS variable: the height in px of a bar fixed to the window's bottom edge. */
export const BOTTOM_BAR_HEIGHT = '--bottom-bar-height';

/** CSS variable: the height in px of a temporary message above that bar. */
export const BOTTOM_MESSAGE_HEIGHT = '--bottom-message-height';

/** The height that both cover. Offset what sticks to the bottom edge by it; the page has it as bottom padding. */
export const bottomInset = `calc(var(${BOTTOM_BAR_HEIGHT}, 0px) + var(${BOTTOM_MESSAGE_HEIGHT}, 0px))`;
