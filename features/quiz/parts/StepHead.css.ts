import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const head = style({ display: 'grid', gap: vars.space[3] });

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

/** In the ink of the goal's category. */
export const goal = style({
  ...typeStyle('ui'),
  fontWeight: vars.weight.semibold,
  color: vars.color.tintInk,
});
