import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars, whilePressed } from '#ui/theme';

export const box = style({
  borderRadius: vars.radius.md,
  marginBlockStart: vars.space[5],
  // Room for the focus ring.
  scrollMarginBlockStart: vars.space[2],
});

export const tones = styleVariants({
  plain: { background: vars.color.surfaceSunken },
  warning: { background: vars.color.warningTint },
});

export const summary = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  minHeight: vars.control.minTarget,
  selectors: whilePressed,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.brand } } } },
});

export const content = style({ padding: vars.space[4], paddingBlockStart: vars.space[2] });

export const arrow = style({
  flex: 'none',
  selectors: { [`${box}[open] &`]: { transform: 'scaleY(-1)' } },
});
