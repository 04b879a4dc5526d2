import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';
import { goalCategories } from './goalCategories';

export const head = style({ display: 'grid', gap: vars.space[3] });

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

/** In the ink of the goal's category. */
export const goals = styleVariants(goalCategories, (category) => ({
  ...typeStyle('ui'),
  fontWeight: vars.weight.semibold,
  color: vars.color.category[category].ink,
}));
