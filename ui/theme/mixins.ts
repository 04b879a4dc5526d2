import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { fadeIn, fadeOut } from './fade.css';
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
  [vars.color.brandHover]: tokens.color.inkOnDeepMuted,
  [vars.color.brandInk]: tokens.color.surfaceDeep,
  [vars.color.brandTint]: tokens.color.surfaceDeepRaised,
  [vars.color.line]: tokens.color.lineOnDeep,
  [vars.color.rating]: tokens.color.accent,
  [vars.color.focus]: tokens.color.focusOnDeep,
};

/** Colours of whatever stands on the tint, all of them made from its ink: spread into `vars` of a style. */
export const onTint = {
  [vars.color.ink]: vars.color.tintInk,
  [vars.color.inkMuted]: vars.color.tintInk,
  [vars.color.brand]: vars.color.tintInk,
  [vars.color.brandHover]: `color-mix(in srgb, ${vars.color.tintInk}, black 30%)`,
  [vars.color.brandTint]: `color-mix(in srgb, ${vars.color.tintInk} 12%, transparent)`,
  [vars.color.line]: `color-mix(in srgb, ${vars.color.tintInk} 28%, transparent)`,
  // Red words need more contrast here than on white.
  [vars.color.sale]: `color-mix(in srgb, ${tokens.color.sale}, black 10%)`,
};

/** The visible focus outline (3 px, 2 px off). The reset gives it to everything; use it where focus shows on a wrapper. */
export const focusRing: StyleRule = {
  outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focusRing.offset,
};

/**
 * A row that scrolls sideways instead of wrapping. On phones it runs off the right edge of the page's gutter, so
 * that a cut word says 'there is more'.
 */
export const sidewaysStrip: StyleRule = {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // What is scrolled to stops short of the edge and leaves a piece of its neighbour in sight.
  scrollPaddingInline: vars.space[7],
  '@media': {
    [media.below('sm')]: {
      marginInlineEnd: `calc(-1 * ${vars.space.gutter})`,
      paddingInlineEnd: vars.space.gutter,
    },
  },
};

/**
 * Two animations, by the `data-state` that Radix sets, of what comes over the page and goes again.
 *
 * @param enter name of `keyframes`
 * @param leave kept after its last frame: nothing must flash back before it is taken out of the page
 */
export const entersAndLeaves = (enter: string, leave: string): StyleRule => ({
  animationDuration: vars.motion.duration.base,
  animationFillMode: 'both',
  selectors: {
    '&[data-state="open"]': { animationName: enter, animationTimingFunction: vars.motion.easing.enter },
    '&[data-state="closed"]': { animationName: leave, animationTimingFunction: vars.motion.easing.exit },
  },
});

/** What dims the page behind a panel, a sheet or a dialog. */
export const scrim: StyleRule = {
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.scrim,
  background: vars.color.scrim,
  ...entersAndLeaves(fadeIn, fadeOut),
};
