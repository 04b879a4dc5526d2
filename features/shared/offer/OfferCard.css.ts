import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Cards in a row have equal heights, so that prices align. */
export const card = style({ display: 'flex', flexDirection: 'column', minWidth: 0, height: '100%' });

/** The pack of a single product takes a little more than half of the width, so that its label can be read. */
export const zoomed = style({});
globalStyle(`${zoomed} img`, { scale: '1.4' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  '@media': { [media.below('sm')]: { gap: vars.space[1], paddingBlockStart: vars.space[3] } },
});

export const price = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[1] });

/** A price without an old one below it is level with the prices beside it. */
export const fullPrice = style({ marginBlock: '0 auto', paddingBlockStart: vars.space[1] });
