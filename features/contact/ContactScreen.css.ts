import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** The phone comes first. At widths for two columns it takes a whole row. */
export const methods = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[6] },
    [media.from('xl')]: { gridTemplateColumns: '1.2fr 1fr 1fr' },
  },
});

globalStyle(`${methods} > :first-child`, {
  '@media': { [`${media.from('sm')} and ${media.below('xl')}`]: { gridColumn: '1 / -1' } },
});
