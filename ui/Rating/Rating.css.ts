import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const rating = style({
  // Keeps the hidden words where the stars are: inside what scrolls, say.
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const sizes = styleVariants({
  // Two cards side by side on a phone leave no more room.
  small: { ...typeStyle('small'), columnGap: vars.space[1] },
  medium: typeStyle('body'),
  large: typeStyle('lead'),
});

/** As high as a capital letter and its accent; the width follows from the drawing. */
export const stars = style({ flex: 'none', width: 'auto', height: '1.125em', color: vars.color.rating });
export const empty = style({ fill: 'currentColor', fillOpacity: 0.28 });
export const full = style({ fill: 'currentColor' });
export const score = style({ fontWeight: vars.weight.semibold });
export const count = style({ color: vars.color.inkMuted });
