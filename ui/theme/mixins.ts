import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css';
import { type TypeStyle, tokens } from './tokens';

/** The rules of one type style, to spread into a style. */
export const typeStyle = (name: TypeStyle): StyleRule => ({
  fontFamily: vars.font[tokens.type[name].family],
  fontSize: vars.type[name].size,
  lineHeight: vars.type[name].lineHeight,
  fontWeight: vars.type[name].weight,
  letterSpacing: vars.type[name].tracking,
});

/** Colours of whatever stands on the dark surface, focus ring included: spread into `vars` of a style. */
export const onDeep = {
  [vars.color.surface]: tokens.color.surfaceDeep,
  [vars.color.surfaceRaised]: tokens.color.surfaceDeepRaised,
  [vars.color.surfaceSunken]: tokens.color.surfaceDeepRaised,
  [vars.color.ink]: tokens.color.inkOnDeep,
  [vars.color.inkMuted]: tokens.color.inkOnDeepMuted,
  [vars.color.brand]: tokens.color.inkOnDeep,
  [vars.color.line]: tokens.color.lineOnDeep,
  [vars.color.rating]: tokens.color.accent,
  [vars.color.focus]: tokens.color.focusOnDeep,
};

/** The visible focus outline (3 px, 2 px off). The reset gives it to everything; use it where focus shows on a wrapper. */
export const focusRing: StyleRule = {
  outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focusRing.offset,
};
