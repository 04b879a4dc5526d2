import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '#ui/theme';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
});

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
});

globalStyle(`${picture} img`, {
  transition: `transform ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
});

globalStyle(`${card}:hover ${picture} img`, {
  '@media': { [media.hover]: { transform: 'scale(1.025)' } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  '@media': {
    [media.below('sm')]: { insetBlockStart: vars.space[2], insetInlineStart: vars.space[2] },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  '@media': { [media.below('sm')]: { gap: vars.space[1], paddingBlockStart: vars.space[3] } },
});

/** The whole card follows the name's link; the button lies above it. */
export const name = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

export const price = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[1] });

export const action = style({
  position: 'relative',
  zIndex: vars.z.raised,
  marginBlockStart: vars.space[2],
});
