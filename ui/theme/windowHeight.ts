/** CSS variable: the height of the window with the browser's bars at their largest. */
export const SMALL_WINDOW_HEIGHT = '--small-window-height';

/** CSS variable: the height of the window, which changes with the browser's bars. */
export const WINDOW_HEIGHT = '--window-height';

/** Heights of the window: `small` does not change while somebody scrolls, `current` does. */
export const windowHeight = {
  small: `var(${SMALL_WINDOW_HEIGHT})`,
  current: `var(${WINDOW_HEIGHT})`,
} as const;
