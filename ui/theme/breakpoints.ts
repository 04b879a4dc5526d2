/** Window widths at which the layout changes, in px. 800, 834 and 1020 are from the specification. */
export const breakpoints = { xs: 550, sm: 800, md: 834, lg: 1000, xl: 1020, xxl: 1200 } as const;

/** Windows lower than this are too low for parts that stay while others scroll, in px. */
export const SHORT_WINDOW = 520;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries by breakpoint name, for `'@media'` in styles and for `matchMedia`. */
export const media = {
  /** Narrower than the breakpoint. */
  below: (name: Breakpoint) => `(width < ${breakpoints[name]}px)`,
  /** As wide as the breakpoint or wider. */
  from: (name: Breakpoint) => `(width >= ${breakpoints[name]}px)`,
  /** As wide as the breakpoint or narrower. */
  upTo: (name: Breakpoint) => `(width <= ${breakpoints[name]}px)`,
  /** Wider than the breakpoint. */
  above: (name: Breakpoint) => `(width > ${breakpoints[name]}px)`,
  /** Low windows: phones on their side, pages at 400 %. */
  short: `(height < ${SHORT_WINDOW}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
  print: 'print',
} as const;

/** The root of a page that reduces motion by itself (`reduceMotion`). */
export const REDUCED = ':root[data-motion="reduced"]';
