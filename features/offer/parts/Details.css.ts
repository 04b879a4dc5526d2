import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

/** The tabs' lower edge to the first row. */
export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });

export const points = style({ ...typeStyle('bodyLarge'), display: 'grid', gap: vars.space[3] });

export const point = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  gap: vars.space[3],
});

/** In the middle of the first line. */
export const check = style({
  display: 'grid',
  placeItems: 'center',
  height: '1lh',
  color: vars.color.success,
});
