import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** One above the other where two have no room. */
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
