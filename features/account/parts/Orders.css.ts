import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Where six columns share the room they take it from one another between words only. */
export const words = style({
  '@media': { [media.from('md')]: { overflowWrap: 'break-word' } },
});

export const article = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: `calc(${vars.space[9]} / (${vars.ratio.portrait}))`,
  paddingInlineStart: `calc(${vars.space[9]} + ${vars.space[3]})`,
});

/** Out of the flow, so that the words and not the picture give the line its baseline. */
export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: vars.space[9],
});

/** One under the other, none of them broken. */
export const column = style({ display: 'grid', justifyItems: 'start', whiteSpace: 'nowrap' });
