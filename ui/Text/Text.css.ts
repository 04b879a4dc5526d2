import { styleVariants } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

/** Sizes of sentences: no single word is left on the last line. */
const sentences = (size: 'lead' | 'body' | 'small') => ({ ...typeStyle(size), textWrap: 'pretty' }) as const;

export const sizes = styleVariants({
  hero: typeStyle('hero'),
  h2: typeStyle('h2'),
  h3: typeStyle('h3'),
  h4: typeStyle('h4'),
  lead: sentences('lead'),
  body: sentences('body'),
  ui: typeStyle('ui'),
  small: sentences('small'),
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

export const weights = styleVariants({
  semibold: { fontWeight: vars.weight.semibold },
  bold: { fontWeight: vars.weight.bold },
});
