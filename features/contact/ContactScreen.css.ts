import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** The phone comes first: it takes a row of its own before there is room for three. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[6] },
    [media.from('xl')]: { gridTemplateColumns: '1.2fr 1fr 1fr' },
  },
});

globalStyle(`${ways} > :first-child`, {
  '@media': { [`${media.from('sm')} and ${media.below('xl')}`]: { gridColumn: '1 / -1' } },
});
