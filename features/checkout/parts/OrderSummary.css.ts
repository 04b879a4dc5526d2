import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const items = style({ display: 'grid', gap: vars.space[5] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'center',
});

export const picture = style({ position: 'relative' });

export const quantity = style({
  ...typeStyle('caption'),
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.space[6],
  height: vars.space[6],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.brand,
  color: vars.color.brandInk,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const sums = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  alignItems: 'baseline',
});

export const total = style([row, { ...typeStyle('price') }]);
export const savings = style([row, { color: vars.color.sale, fontWeight: vars.weight.semibold }]);
export const amount = style({ whiteSpace: 'nowrap' });

export const promises = style({ display: 'grid', gap: vars.space[3] });
export const promise = style({ display: 'flex', gap: vars.space[3], alignItems: 'center' });
export const promiseIcon = style({ color: vars.color.brand });
