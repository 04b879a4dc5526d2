/** A space at the left and right edges that a phone's camera does not cover where the phone lies on its side. */
export const besideCamera = (space: string) =>
  `max(${space}, env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))`;
