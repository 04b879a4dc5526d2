import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** Padding below the field while the query is empty. */
export const empty = style({ paddingBlockStart: vars.space[5] });

export const results = style({
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [media.below('sm')]: { paddingBlock: `${vars.space[4]} ${vars.space[6]}` } },
});

export const count = style({
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

/** Larger than the count, because it is the only answer. */
export const noResults = style({
  ...typeStyle('h3'),
  marginBlockEnd: vars.space[3],
});
