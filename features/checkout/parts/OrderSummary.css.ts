import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** A full-width band at the end of the page when it is below the form; a rounded panel when it is beside the form. */
export const summary = style({
  display: 'grid',
  gap: vars.space[6],
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space[7]} ${vars.space.gutter} ${vars.space[9]}`,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.above('xl')]: { marginInline: 0, padding: vars.space[7], borderRadius: vars.radius.lg },
  },
});

/** The price wraps below the name when '12.345,00 RSD' leaves too little width. */
export const name = style({ flex: `1 1 ${vars.space[12]}` });

export const picture = style({ position: 'relative', width: '100%' });
/** An empty picture is darker than the panel, which has its usual colour. */
export const gonePicture = style({
  vars: { [vars.color.surfaceSunken]: vars.color.line },
  width: '100%',
  filter: 'grayscale(1)',
});

export const quantity = style({
  ...typeStyle('caption'),
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
  minWidth: vars.space[6],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.brand,
  color: vars.color.brandInk,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.space[6],
  textAlign: 'center',
});

export const sums = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
