import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.heightLarge,
  aspectRatio: '1',
  borderRadius: vars.radius.pill,
  background: vars.color.successTint,
  color: vars.color.success,
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const number = style({
  ...typeStyle('priceLarge'),
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
