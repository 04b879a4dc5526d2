import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** One column up to 1020 px: phone, folds, small print. Above, the phone is beside the groups. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[5],
  paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
  '@media': {
    [media.above('xl')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
      gap: `${vars.space[8]} ${vars.space[9]}`,
      paddingBlock: `${vars.space[10]} ${vars.space[7]}`,
    },
  },
});

export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': {
    [media.above('xl')]: {
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'start',
      gap: vars.space[6],
    },
  },
});

export const folds = style({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.above('xl')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      alignItems: 'start',
      gap: vars.space[6],
      borderBlockStart: 0,
    },
  },
});

export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[3],
  '@media': {
    [media.above('xl')]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: vars.space[9],
      paddingBlockStart: vars.space[6],
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});

/** On wide windows the country is in the last column, after the company. */
export const country = style({ '@media': { [media.above('xl')]: { order: 1 } } });
