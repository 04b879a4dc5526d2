/** The five properties of a type style; `family` names one of `font`. */
const typeStyle = { family: null, size: null, lineHeight: null, weight: null, tracking: null };

/**
 * The theme contract: the names of all values that styles may use. `tokens.ts` and `fonts.css.ts` are checked against it:
 * a theme with a missing or an additional name does not compile.
 *
 * The names describe appearance, never the content of an app.
 */
export const contract = {
  color: {
    surface: null,
    surfaceRaised: null,
    surfaceSunken: null,
    surfaceDeep: null,
    surfaceDeepRaised: null,
    ink: null,
    inkMuted: null,
    inkOnDeep: null,
    inkOnDeepMuted: null,
    line: null,
    lineStrong: null,
    lineOnDeep: null,
    brand: null,
    brandHover: null,
    brandInk: null,
    brandTint: null,
    accent: null,
    accentHover: null,
    accentInk: null,
    sale: null,
    saleInk: null,
    saleTint: null,
    success: null,
    successTint: null,
    warning: null,
    warningTint: null,
    danger: null,
    dangerTint: null,
    focus: null,
    focusOnDeep: null,
    rating: null,
    scrim: null,
    /** A coloured background and the text on it. An app can override both variables for a part of its page. */
    tint: null,
    tintInk: null,
    /** The background of text that matches a search. */
    mark: null,
  },
  font: { display: null, text: null },
  type: {
    hero: typeStyle,
    h1: typeStyle,
    h2: typeStyle,
    h3: typeStyle,
    h4: typeStyle,
    lead: typeStyle,
    body: typeStyle,
    reading: typeStyle,
    ui: typeStyle,
    button: typeStyle,
    small: typeStyle,
    priceLarge: typeStyle,
    price: typeStyle,
  },
  weight: { regular: null, medium: null, semibold: null, bold: null },
  space: {
    0: null,
    1: null,
    2: null,
    3: null,
    4: null,
    5: null,
    6: null,
    7: null,
    8: null,
    9: null,
    10: null,
    11: null,
    12: null,
    13: null,
    section: null,
    gutter: null,
  },
  ratio: { portrait: null, square: null, wide: null, banner: null },
  radius: { xs: null, sm: null, md: null, lg: null, xl: null, pill: null },
  shadow: { menu: null, panel: null, stickyBar: null, paper: null },
  z: {
    raised: null,
    sticky: null,
    header: null,
    menu: null,
    scrim: null,
    panel: null,
    dialog: null,
    notice: null,
    skipLink: null,
  },
  motion: {
    duration: { instant: null, fast: null, base: null, carousel: null, slow: null },
    easing: { standard: null, enter: null, exit: null },
  },
  container: { page: null, narrow: null, article: null, text: null, panel: null, dialog: null },
  control: { height: null, heightSmall: null, heightLarge: null, minTarget: null },
  border: { hairline: null, field: null, strong: null, tab: null },
  focusRing: { width: null, offset: null },
};

type Values<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends null ? string : Values<Contract[Name]>;
};

/** A value for every name of the contract. */
export type Theme = Values<typeof contract>;
