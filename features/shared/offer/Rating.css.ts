import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const rating = style({
  // Positions the visually hidden text at the stars; elsewhere it could add scrollable overflow.
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const sizes = styleVariants({
  // A larger gap does not fit into two cards side by side on a phone.
  small: { ...typeStyle('small'), columnGap: vars.space[1] },
  medium: typeStyle('body'),
  large: typeStyle('lead'),
});

/** As high as a capital letter with its diacritic; the width follows from the viewBox. */
export const stars = style({ flex: 'none', width: 'auto', height: '1.125em', color: vars.color.rating });
export const empty = style({ fill: 'currentColor', fillOpacity: 0.28 });
export const full = style({ fill: 'currentColor' });
export const score = style({ fontWeight: vars.weight.semibold });
export const count = style({
  color: vars.color.inkMuted,
  // Shows that a rating can be pressed.
  selectors: { 'button &': { textDecoration: 'underline', textUnderlineOffset: vars.space[1] } },
});
