import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars, whilePressed } from '#ui/theme';

/** Contains the link area. */
export const line = style({ position: 'relative' });

/** Extends the name's link over the picture, so that the picture needs no link of its own. */
export const linkArea = style({
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: vars.space[11],
  },
});

export const picture = style({ width: `min(${vars.space[11]}, 21vw)` });

/** At least as high as a name of two lines above the stepper, also in the skeleton. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: `calc(${vars.space[9]} + ${vars.space[2]} + ${vars.space[9]})`,
});

/** The price wraps below the name when '12.345,00 RSD' leaves too little width. */
export const name = style({ flex: `1 1 ${vars.space[11]}` });

export const remove = style({
  ...typeStyle('small'),
  minWidth: vars.control.minTarget,
  minHeight: vars.control.minTarget,
  color: vars.color.inkMuted,
  textAlign: 'end',
  textDecorationLine: 'underline',
  textUnderlineOffset: '4px',
  selectors: whilePressed,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
