import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** A minimum height that fits the text, so that nothing moves when the offer has loaded. */
export const inset = style({
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  columnGap: vars.space[4],
  minHeight: 252,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: '152px minmax(0, 1fr) auto',
      gridTemplateRows: '1fr',
      columnGap: vars.space[6],
      minHeight: 190,
    },
  },
});

export const picture = style({
  gridRow: '1 / 3',
  '@media': { [media.from('sm')]: { gridRow: 'auto' } },
});

export const content = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
});

export const action = style({
  alignSelf: 'center',
  paddingBlockEnd: vars.space[4],
  paddingInlineEnd: vars.space[4],
  '@media': { [media.from('sm')]: { paddingBlockEnd: 0, paddingInlineEnd: vars.space[6] } },
});
