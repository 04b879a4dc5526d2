/** Widths in px at which the layout changes. `nav`, `landing` and `accountTable` are the specification's (seed §9). */
export const breakpoints = {
  phone: 550,
  landing: 800,
  accountTable: 834,
  tablet: 1000,
  nav: 1020,
  desktop: 1200,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries by breakpoint name, for `'@media'` in styles and for `matchMedia`. */
export const media = {
  /** Narrower than the breakpoint. */
  below: (name: Breakpoint) => `(width < ${breakpoints[name]}px)`,
  /** As wide as the breakpoint or wider. */
  from: (name: Breakpoint) => `(width >= ${breakpoints[name]}px)`,
  /** The breakpoint itself and narrower: the seed's 'up to'. */
  upTo: (name: Breakpoint) => `(width <= ${breakpoints[name]}px)`,
  /** Wider than the breakpoint. */
  above: (name: Breakpoint) => `(width > ${breakpoints[name]}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
  print: 'print',
} as const;
