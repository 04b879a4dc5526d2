/**
 * Every number of the design system, as plain values. The theme (`theme.css.ts`) turns them into CSS variables
 * and the Foundations pages in Storybook are drawn from them, so neither can disagree with the other.
 */
export const tokens = {
  color: {
    surface: '#FFFFFF',
    surfaceRaised: '#FFFFFF',
    surfaceSunken: '#F2F3ED',
    surfaceDeep: '#17251D',
    surfaceDeepRaised: '#22352A',
    ink: '#18201B',
    inkMuted: '#566059',
    inkOnDeep: '#F4F3EA',
    inkOnDeepMuted: '#B4C0B6',
    line: '#DEE1D8',
    lineStrong: '#848C84',
    lineOnDeep: '#3B4E42',
    brand: '#21402F',
    brandHover: '#17301F',
    brandInk: '#FFFFFF',
    brandTint: '#E3EBE1',
    accent: '#EBA93A',
    accentHover: '#DD9820',
    accentInk: '#1F1604',
    sale: '#B4261C',
    saleInk: '#FFFFFF',
    saleTint: '#FBEAE5',
    success: '#1F6B40',
    successTint: '#E2F0E4',
    warning: '#7F5300',
    warningTint: '#FBF0D6',
    danger: '#A81D22',
    dangerTint: '#FBE8E7',
    focus: '#1D5FD6',
    focusOnDeep: '#F5C869',
    rating: '#C27C10',
    scrim: 'rgba(16, 24, 19, .56)',
    category: {
      potency: { tint: '#EFD7A9', ink: '#4A2F0A' },
      prostate: { tint: '#CDDBC4', ink: '#20391F' },
      joints: { tint: '#C8D8E2', ink: '#173449' },
      beauty: { tint: '#EFD0C6', ink: '#5C221B' },
      hair: { tint: '#E2D2C4', ink: '#47291A' },
      weight: { tint: '#DDE3AC', ink: '#363D0C' },
      digestion: { tint: '#C3E0DC', ink: '#0E3F3B' },
      bundles: { tint: '#E7E3D6', ink: '#2E2A1B' },
    },
  },
  type: {
    hero: {
      family: 'display',
      size: 'clamp(2.75rem, 1.9rem + 3.6vw, 5.25rem)',
      lineHeight: '1',
      weight: '500',
      tracking: '-0.025em',
    },
    h1: {
      family: 'display',
      size: 'clamp(2.25rem, 1.75rem + 2.1vw, 3.5rem)',
      lineHeight: '1.05',
      weight: '500',
      tracking: '-0.02em',
    },
    h2: {
      family: 'display',
      size: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.875rem)',
      lineHeight: '1.08',
      weight: '500',
      tracking: '-0.02em',
    },
    h3: {
      family: 'display',
      size: 'clamp(1.375rem, 1.25rem + .5vw, 1.75rem)',
      lineHeight: '1.15',
      weight: '500',
      tracking: '-0.012em',
    },
    h4: { family: 'display', size: '1.25rem', lineHeight: '1.2', weight: '600', tracking: '-0.008em' },
    lead: {
      family: 'text',
      size: 'clamp(1.125rem, 1.05rem + .35vw, 1.3125rem)',
      lineHeight: '1.5',
      weight: '400',
      tracking: '0',
    },
    body: { family: 'text', size: '1.0625rem', lineHeight: '1.55', weight: '400', tracking: '0' },
    bodyLarge: { family: 'text', size: '1.125rem', lineHeight: '1.6', weight: '400', tracking: '0' },
    reading: {
      family: 'text',
      size: 'clamp(1.125rem, 1.07rem + .25vw, 1.1875rem)',
      lineHeight: '1.6',
      weight: '400',
      tracking: '0',
    },
    ui: { family: 'text', size: '1rem', lineHeight: '1.35', weight: '500', tracking: '0' },
    button: { family: 'text', size: '1.0625rem', lineHeight: '1.2', weight: '600', tracking: '0' },
    small: { family: 'text', size: '.9375rem', lineHeight: '1.45', weight: '400', tracking: '0' },
    caption: { family: 'text', size: '.875rem', lineHeight: '1.4', weight: '500', tracking: '0' },
    priceLarge: {
      family: 'text',
      size: 'clamp(2rem, 1.8rem + .8vw, 2.5rem)',
      lineHeight: '1',
      weight: '700',
      tracking: '-0.02em',
    },
    price: { family: 'text', size: '1.375rem', lineHeight: '1.1', weight: '700', tracking: '-0.01em' },
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '32px',
    8: '40px',
    9: '48px',
    10: '64px',
    11: '80px',
    12: '96px',
    13: '128px',
    section: 'clamp(4rem, 2.5rem + 5vw, 7.5rem)',
    gutter: 'clamp(1.25rem, .6rem + 2.6vw, 3rem)',
  },
  ratio: { portrait: '4 / 5', square: '1 / 1', wide: '16 / 9', banner: '21 / 9' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px', pill: '999px' },
  shadow: {
    none: 'none',
    raised: '0 1px 2px rgba(24, 32, 27, .06), 0 6px 18px rgba(24, 32, 27, .06)',
    menu: '0 24px 48px -12px rgba(24, 32, 27, .18)',
    panel: '-16px 0 48px rgba(24, 32, 27, .18)',
    stickyBar: '0 -6px 24px rgba(24, 32, 27, .10)',
  },
  z: {
    base: '0',
    raised: '1',
    sticky: '20',
    header: '30',
    menu: '40',
    scrim: '50',
    panel: '60',
    dialog: '70',
    toast: '80',
    skipLink: '90',
  },
  motion: {
    duration: { instant: '100ms', fast: '180ms', base: '300ms', carousel: '400ms', slow: '600ms' },
    easing: {
      standard: 'cubic-bezier(.2, 0, 0, 1)',
      enter: 'cubic-bezier(.05, .7, .1, 1)',
      exit: 'cubic-bezier(.3, 0, .8, .15)',
    },
  },
  container: {
    page: '1320px',
    text: '680px',
    article: '740px',
    checkout: '1160px',
    panel: '480px',
    dialog: '560px',
  },
  control: {
    height: '56px',
    heightSmall: '44px',
    heightLarge: '64px',
    minTarget: '44px',
  },
  border: { hairline: '1px', field: '1.5px', strong: '2px', tab: '3px' },
  focusRing: { width: '3px', offset: '2px' },
} as const;

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
export type Category = keyof typeof tokens.color.category;
export type TypeStyle = keyof typeof tokens.type;
export type Space = `${keyof typeof tokens.space}`;

export const categories = /* @__PURE__ */ Object.keys(tokens.color.category) as Category[];
export const typeStyles = Object.keys(tokens.type) as TypeStyle[];
export const spaces = Object.keys(tokens.space) as Space[];

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
