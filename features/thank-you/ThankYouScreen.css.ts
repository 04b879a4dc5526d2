import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const number = style({
  ...typeStyle('priceLarge'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const steps = style({ display: 'grid', gap: vars.space[5] });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
});

export const icon = style({ color: vars.color.brand });
