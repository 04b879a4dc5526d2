import type { Theme } from './contract';

/**
 * The type scale, seven sizes at any width: 15, 17 and 20 px for text, 22, 30, 36 and 44 px for headings on phones, 22, 36,
 * 52 and 80 px on desktop. What is read at length grows from 17 to 20 px.
 */
const size = {
  small: '.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.0625rem, .99rem + .29vw, 1.25rem)',
  large: '1.25rem',
  h3: '1.375rem',
  h2: 'clamp(1.875rem, 1.736rem + .571vw, 2.25rem)',
  h1: 'clamp(2.25rem, 1.879rem + 1.524vw, 3.25rem)',
  hero: 'clamp(2.75rem, 1.914rem + 3.429vw, 5rem)',
};

/**
 * The values of the theme. Both the contract's CSS variables (`theme.css.ts`) and the Foundations pages in Storybook use
 * them, so the two cannot diverge. Font families are in `fonts.css.ts`.
 */
export const tokens = {
  color: {
    surface: '#FFFFFF',
    surfaceRaised: '#FFFFFF',
    surfaceSunken: '#F2F3ED',
    surfaceDeep: '#17251D',
    surfaceDeepRaised: '#22352A',
    ink: '#18201B',
    inkMuted: '#48524B',
    inkOnDeep: '#F4F3EA',
    inkOnDeepMuted: '#B8C4BA',
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
    danger: '#A01A1F',
    dangerTint: '#FBE8E7',
    focus: '#1D5FD6',
    focusOnDeep: '#F5C869',
    rating: '#C27C10',
    scrim: 'rgba(16, 24, 19, .56)',
    tint: '#E7E3D6',
    tintInk: '#2E2A1B',
    mark: '#EFD7A9',
  },
  type: {
    hero: { family: 'display', size: size.hero, lineHeight: '1', weight: '500', tracking: '-0.025em' },
    h1: { family: 'display', size: size.h1, lineHeight: '1.05', weight: '500', tracking: '-0.02em' },
    h2: { family: 'display', size: size.h2, lineHeight: '1.1', weight: '500', tracking: '-0.02em' },
    h3: { family: 'display', size: size.h3, lineHeight: '1.15', weight: '500', tracking: '-0.012em' },
    h4: { family: 'display', size: size.large, lineHeight: '1.2', weight: '600', tracking: '-0.008em' },
    lead: { family: 'text', size: size.lead, lineHeight: '1.5', weight: '400', tracking: '0' },
    reading: { family: 'text', size: size.lead, lineHeight: '1.65', weight: '400', tracking: '0' },
    body: { family: 'text', size: size.body, lineHeight: '1.55', weight: '400', tracking: '0' },
    ui: { family: 'text', size: size.body, lineHeight: '1.35', weight: '500', tracking: '0' },
    button: { family: 'text', size: size.body, lineHeight: '1.2', weight: '600', tracking: '0' },
    small: { family: 'text', size: size.small, lineHeight: '1.45', weight: '400', tracking: '0' },
    priceLarge: { family: 'text', size: '2.25rem', lineHeight: '1', weight: '700', tracking: '-0.02em' },
    price: { family: 'text', size: size.h3, lineHeight: '1.1', weight: '700', tracking: '-0.01em' },
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
    // In px: large text gets the width of the window, not wider margins.
    gutter: 'clamp(20px, 9.6px + 2.6vw, 48px)',
  },
  ratio: { portrait: '4 / 5', square: '1 / 1', wide: '16 / 9', banner: '21 / 9' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px', pill: '999px' },
  shadow: {
    menu: '0 24px 48px -12px rgba(24, 32, 27, .18)',
    panel: '-16px 0 48px rgba(24, 32, 27, .18)',
    stickyBar: '0 -6px 24px rgba(24, 32, 27, .10)',
    paper: '0 8px 24px rgba(24, 32, 27, .10)',
  },
  z: {
    raised: '1',
    sticky: '20',
    header: '30',
    menu: '40',
    scrim: '50',
    panel: '60',
    dialog: '70',
    notice: '80',
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
    narrow: '1160px',
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
} as const satisfies Omit<Theme, 'font'>;

export type TypeStyle = keyof typeof tokens.type;
export type Space = `${keyof typeof tokens.space}`;

export const typeStyles = Object.keys(tokens.type) as TypeStyle[];
export const spaces = Object.keys(tokens.space) as Space[];
