import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Breaks inside a word only as a last resort, so that six columns share the width by wrapping between words. */
export const cell = style({
  '@media': { [media.from('md')]: { overflowWrap: 'break-word' } },
});

export const article = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: `calc(${vars.space[9]} / (${vars.ratio.portrait}))`,
  paddingInlineStart: `calc(${vars.space[9]} + ${vars.space[3]})`,
});

/** Out of the flow, so that the text and not the picture sets the row's baseline. */
export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: vars.space[9],
});
