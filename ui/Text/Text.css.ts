import { styleVariants } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const sizes = styleVariants({
  hero: typeStyle('hero'),
  h2: typeStyle('h2'),
  h3: typeStyle('h3'),
  h4: typeStyle('h4'),
  // A lead is a sentence or two, so a single word on its last line is conspicuous.
  lead: [typeStyle('lead'), { textWrap: 'pretty' }],
  bodyLarge: typeStyle('bodyLarge'),
  body: typeStyle('body'),
  ui: typeStyle('ui'),
  small: typeStyle('small'),
  caption: typeStyle('caption'),
  priceLarge: typeStyle('priceLarge'),
  price: typeStyle('price'),
});

export const tones = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  sale: { color: vars.color.sale },
  success: { color: vars.color.success },
  danger: { color: vars.color.danger },
  tint: { color: vars.color.tintInk },
});

export const weights = styleVariants(vars.weight, (fontWeight) => ({ fontWeight }));
