import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Two columns of links on a phone; from 1020 px four, with the country switch under the last. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[8]} ${vars.space[5]}`,
  paddingBlockStart: vars.space[9],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(0, 1.3fr) repeat(2, minmax(0, 1fr))',
      gap: `${vars.space[8]} ${vars.space[7]}`,
    },
    [media.from('xl')]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) repeat(3, minmax(0, 1fr))',
      columnGap: vars.space[9],
      paddingBlockStart: vars.space[10],
    },
  },
});

export const contact = style({
  '@media': {
    [media.below('sm')]: { gridColumn: '1 / -1' },
    // Spans the two rows of link lists beside it.
    [`${media.from('sm')} and ${media.below('xl')}`]: { gridRow: 'span 2' },
  },
});

/** Stacks support links and countries. With fewer columns each list is a grid item of its own. */
export const lastColumn = style({
  display: 'contents',
  '@media': { [media.from('xl')]: { display: 'grid', alignContent: 'start', gap: vars.space[7] } },
});
