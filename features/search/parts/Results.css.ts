import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** Nothing but a little air under the field's line. */
export const blank = style({ paddingBlockStart: vars.space[5] });

export const asked = style({
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [media.below('sm')]: { paddingBlock: `${vars.space[4]} ${vars.space[6]}` } },
});

export const said = style({
  ...typeStyle('ui'),
  color: vars.color.inkMuted,
  marginBlockEnd: vars.space[4],
  '@media': { [media.below('sm')]: { marginBlockEnd: vars.space[3] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    [media.from('sm')]: { gap: vars.space[7] },
    [media.above('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', columnGap: vars.space[9] },
  },
});

/** The answer itself, where there is nothing else to look at. */
export const none = style({
  ...typeStyle('h3'),
  marginBlockEnd: vars.space[3],
});
