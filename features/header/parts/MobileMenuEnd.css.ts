import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Side by side, or stacked where two do not fit. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: vars.space[3],
});

export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[3],
  marginBlockStart: vars.space[2],
});
