import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { scrim as dimmed, enterExitAnimations, fadeOut, media, typeStyle, vars } from '#ui/theme';

const rise = keyframes({ from: { transform: `translateY(${vars.space[5]})` } });

/** Dims the page; scrolls a dialog that is taller than the window. */
export const scrim = style({
  ...dimmed,
  zIndex: vars.z.dialog,
  display: 'grid',
  placeItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space.gutter,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const dialog = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[7],
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  ...enterExitAnimations(rise, fadeOut),
  // It has the focus itself when the element that had it is gone: a form after success.
  ':focus-visible': { outline: 'none' },
  '@media': { [media.below('xs')]: { padding: vars.space[5] } },
});

export const sizes = styleVariants({
  medium: { width: `min(${vars.container.dialog}, 100%)` },
  large: { width: `min(${vars.container.article}, 100%)` },
});

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  '@media': { [media.below('xs')]: { insetBlockStart: vars.space[2], insetInlineEnd: vars.space[2] } },
});

export const title = style({
  ...typeStyle('h3'),
  paddingInlineEnd: vars.space[9],
  textWrap: 'balance',
});

export const description = style({ color: vars.color.inkMuted });

export const body = style({ paddingBlockStart: vars.space[3] });

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  '@media': { [media.below('xs')]: { gridAutoFlow: 'row' } },
});
