import { createViewTransition, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { besideCamera, enterExitAnimations, media, typeStyle, vars } from '#ui/theme';

const slide = {
  right: {
    in: keyframes({ from: { transform: 'translateX(100%)' } }),
    out: keyframes({ to: { transform: 'translateX(100%)' } }),
  },
  left: {
    in: keyframes({ from: { transform: 'translateX(-100%)' } }),
    out: keyframes({ to: { transform: 'translateX(-100%)' } }),
  },
};

const leaving = createViewTransition();

export const panel = style({
  viewTransitionName: 'match-element',
  viewTransitionClass: leaving,
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.z.panel,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${vars.container.panel}, 100%)`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.panel,
});

// While a page change fades, the panel slides out above it.
globalStyle(`::view-transition-group(.${leaving}), ::view-transition-new(.${leaving})`, {
  animation: 'none',
});
globalStyle(`::view-transition-old(.${leaving})`, { display: 'none' });

export const sides = styleVariants(slide, (from, side) => ({
  [side]: 0,
  ...enterExitAnimations(from.in, from.out),
}));

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const gutters = style({
  paddingInline: besideCamera(vars.space[6]),
  '@media': { [media.below('xs')]: { paddingInline: `min(${vars.space[5]}, 5vw)` } },
});

const scrolls = { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' } as const;

/** In low windows the header scrolls with the content. */
export const top = style({
  display: 'contents',
  '@media': { [media.short]: { display: 'block', ...scrolls } },
});

export const header = style([
  gutters,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    borderBlockEnd: hairline,
    '@media': { [media.below('xs')]: { paddingBlock: vars.space[2] } },
  },
]);

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  minWidth: 0,
});

export const title = style(typeStyle('h3'));

export const aside = style({ color: vars.color.inkMuted });

export const close = style({
  // Aligns the icon, not its target, with the end of the text column.
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});

export const body = style([
  gutters,
  {
    ...scrolls,
    paddingBlock: vars.space[4],
    '@media': { [media.short]: { overflowY: 'visible' } },
  },
]);

export const footer = style([
  gutters,
  {
    paddingBlockStart: vars.space[3],
    paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
    borderBlockStart: hairline,
  },
]);
