import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Columns of letters that are as high as their text. */
export const letters = style({
  columnGap: vars.space[5],
  '@media': {
    [media.from('sm')]: { columnCount: 2 },
    [media.above('xl')]: { columnCount: 3 },
  },
});

export const letter = style({ breakInside: 'avoid', paddingBlockEnd: vars.space[5] });

export const figure = style({ display: 'grid', gap: vars.space[5] });

export const author = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const plant = style({ flex: 'none', width: '96px' });
