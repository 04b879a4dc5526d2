import { style, styleVariants } from '@vanilla-extract/css';
import { tokens, vars } from '#ui/theme';

export const notice = style({
  // The tints are light on every background, also on a deep band.
  vars: {
    [vars.color.ink]: tokens.color.ink,
    [vars.color.brand]: tokens.color.brand,
    [vars.color.brandTint]: tokens.color.brandTint,
    [vars.color.brandInk]: tokens.color.brandInk,
    [vars.color.focus]: tokens.color.focus,
  },
  display: 'flex',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.md,
  color: vars.color.ink,
});

export const tones = styleVariants({
  info: { background: vars.color.brandTint },
  success: { background: vars.color.successTint },
  warning: { background: vars.color.warningTint },
  error: { background: vars.color.dangerTint },
});

/** The colour of the icon. Texts are read, so they have the ink. */
export const accents = styleVariants({
  info: { color: vars.color.brand },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.danger },
});

export const content = style({ flex: 1, minWidth: 0 });
export const title = style({ fontWeight: vars.weight.semibold });
export const action = style({ marginTop: vars.space[3] });
