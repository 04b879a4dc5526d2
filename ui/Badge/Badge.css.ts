import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const badge = style({
  ...typeStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.875rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.sm,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
});

export const tones = styleVariants({
  sale: { background: vars.color.sale, color: vars.color.saleInk, fontWeight: vars.weight.bold },
  brand: { background: vars.color.brandTint, color: vars.color.brand },
  success: { background: vars.color.successTint, color: vars.color.success },
  warning: { background: vars.color.warningTint, color: vars.color.warning },
  neutral: { background: vars.color.surfaceSunken, color: vars.color.inkMuted },
});
