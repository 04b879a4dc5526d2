import type { StyleRule } from '@vanilla-extract/css';
import { media, REDUCED } from './breakpoints';
import { fadeIn, fadeOut } from './fade.css';
import { supports } from './supports';
import { vars } from './theme.css';
import { type TypeStyle, tokens } from './tokens';

/** Between words of the display font, whose own space is too narrow once its letters are tracked tight. */
const wordSpacing = { display: '.07em', text: 'normal' };

/** The rules of one type style, to spread into a style. */
export const typeStyle = (name: TypeStyle): StyleRule => ({
  fontFamily: vars.font[tokens.type[name].family],
  fontSize: vars.type[name].size,
  lineHeight: vars.type[name].lineHeight,
  fontWeight: vars.type[name].weight,
  letterSpacing: vars.type[name].tracking,
  wordSpacing: wordSpacing[tokens.type[name].family],
});

/** Colours of content on the dark surface, focus ring included. Spread into the `vars` of a style. */
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

/** Colours of content on the tint, all derived from its ink. */
export const onTint: StyleRule = {
  vars: {
    [vars.color.ink]: vars.color.tintInk,
    [vars.color.inkMuted]: vars.color.tintInk,
    [vars.color.brand]: vars.color.tintInk,
    [vars.color.brandHover]: vars.color.tintInk,
    [vars.color.brandTint]: vars.color.tint,
    [vars.color.surfaceSunken]: vars.color.tint,
    [vars.color.line]: vars.color.tintInk,
    // Red text needs more contrast here than on white.
    [vars.color.sale]: `color-mix(in srgb, ${tokens.color.sale}, black 10%)`,
  },
  '@supports': {
    [supports.colorMix]: {
      vars: {
        [vars.color.brandHover]: `color-mix(in srgb, ${vars.color.tintInk}, black 30%)`,
        [vars.color.brandTint]: `color-mix(in srgb, ${vars.color.tintInk} 12%, transparent)`,
        [vars.color.surfaceSunken]: `color-mix(in srgb, ${vars.color.tintInk} 12%, transparent)`,
        [vars.color.line]: `color-mix(in srgb, ${vars.color.tintInk} 28%, transparent)`,
      },
    },
  },
};

/** What differs where motion is reduced, by the visitor's preference or by the page. Spread into a style. */
export const whenMotionIsReduced = (
  rules: Pick<StyleRule, 'animation' | 'animationDuration' | 'background'>,
): StyleRule => ({
  '@media': { [media.reducedMotion]: rules },
  selectors: { [`${REDUCED} &`]: rules },
});

/** The space between the edges of a surface and its text, of a card or of a part of one. */
export const surfacePadding = {
  medium: { padding: vars.space[5], '@media': { [media.from('sm')]: { padding: vars.space[6] } } },
  large: { padding: vars.space[6], '@media': { [media.from('sm')]: { padding: vars.space[8] } } },
} satisfies Record<string, StyleRule>;

/** What a control does while it is pressed, for `selectors`. Also where there is no mouse that hovers. */
export const whilePressed = {
  '&:active:not([aria-disabled="true"])': { translate: '0 1px' },
} satisfies StyleRule['selectors'];

/**
 * The surface of a mark that nothing else shows, such as a bar or a dot. Forced colours take surfaces away; there it has the
 * colour of the text.
 */
export const markFill = (background: string): StyleRule => ({
  background,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

/** The surface that a mark fills in part. In forced colours its edge shows. */
export const markTrack = (background: string): StyleRule => ({
  background,
  '@media': { [media.forcedColors]: { outline: `${vars.border.hairline} solid CanvasText` } },
});

/** The focus outline (3 px, offset 2 px). The reset applies it to everything; use it where a wrapper shows the focus. */
export const focusRing: StyleRule = {
  outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focusRing.offset,
};

/** How far the focus ring extends beyond its element. Padding for containers whose `overflow` would clip it. */
export const focusRingSpace = `calc(${vars.focusRing.width} + ${vars.focusRing.offset})`;

/** Makes room for the focus rings of the items of a scrolling row, which would clip them; the margins take it back. */
export const focusRingPadding: StyleRule = {
  // Contains the visually hidden text of the items.
  position: 'relative',
  paddingBlock: focusRingSpace,
  paddingInlineStart: focusRingSpace,
  marginBlock: `calc(-1 * ${focusRingSpace})`,
  marginInlineStart: `calc(-1 * ${focusRingSpace})`,
};

/**
 * A row that scrolls horizontally instead of wrapping. On phones it extends over the page's right gutter, so that a
 * cut-off item shows that there is more.
 */
export const horizontalScroller: StyleRule = {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Scrolling to an item leaves a part of its neighbour visible.
  scrollPaddingInline: vars.space[7],
  '@media': {
    [media.below('sm')]: {
      marginInlineEnd: `calc(-1 * ${vars.space.gutter})`,
      paddingInlineEnd: vars.space.gutter,
    },
  },
};

/**
 * Enter and exit animations of an overlay, selected by the `data-state` that Radix sets.
 *
 * @param enter name of `keyframes`
 * @param exit name of `keyframes`; the last frame is kept, so that nothing flashes before the element is removed
 */
export const enterExitAnimations = (enter: string, exit: string): StyleRule => ({
  animationDuration: vars.motion.duration.base,
  animationFillMode: 'both',
  selectors: {
    '&[data-state="open"]': { animationName: enter, animationTimingFunction: vars.motion.easing.enter },
    '&[data-state="closed"]': { animationName: exit, animationTimingFunction: vars.motion.easing.exit },
  },
});

/** Dims the page behind a panel, a sheet or a dialog. */
export const scrim: StyleRule = {
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.scrim,
  background: vars.color.scrim,
  ...enterExitAnimations(fadeIn, fadeOut),
};

/** Only for screen readers. */
export const forScreenReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A small number in a pill on the corner of an icon or a picture, in the colour of the brand. */
export const countBubble = (height: string): StyleRule => ({
  ...typeStyle('small'),
  position: 'absolute',
  minWidth: height,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.brand,
  color: vars.color.brandInk,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: height,
  textAlign: 'center',
});
