/** Window widths at which the layout changes, in px. 800, 834 and 1020 are from the specification. */
export const breakpoints = { xs: 550, sm: 800, md: 834, lg: 1000, xl: 1020, xxl: 1200 } as const;

/** Windows lower than this are too low for parts that stay while others scroll, in px. */
export const SHORT_WINDOW = 520;

export type Breakpoint = keyof typeof breakpoints;

/** What separates a width from the next, in px. Windows of browsers that zoom have parts of a pixel. */
const STEP = 0.02;

/**
 * Media queries by breakpoint name, for `'@media'` in styles, `sizes` of pictures and `matchMedia`. Without `<` and `not`,
 * which are newer than the floor.
 */
export const media = {
  /** Narrower than the breakpoint. */
  below: (name: Breakpoint) => `(max-width: ${breakpoints[name] - STEP}px)`,
  /** As wide as the breakpoint or wider. */
  from: (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`,
  /** As wide as the breakpoint or narrower. */
  upTo: (name: Breakpoint) => `(max-width: ${breakpoints[name]}px)`,
  /** Wider than the breakpoint. */
  above: (name: Breakpoint) => `(min-width: ${breakpoints[name] + STEP}px)`,
  /** Low windows: phones on their side, pages at 400 %. */
  short: `(max-height: ${SHORT_WINDOW - STEP}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
} as const;

/** The root of a page that reduces motion by itself (`reduceMotion`). */
export const REDUCED = ':root[data-motion="reduced"]';
