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
    [media.above('xl')]: {
      marginInline: 0,
      padding: vars.space[7],
      borderRadius: vars.radius.lg,
    },
  },
});

/** Groups everything between the heading and the promises. */
export const loading = style({ display: 'grid', gap: vars.space[6] });

export const empty = style({
  paddingBlockEnd: vars.space[9],
  '@media': { [media.above('xl')]: { paddingBlockEnd: 0 } },
});

export const items = style({ display: 'grid', gap: vars.space[5] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
});

/** Name and price side by side; the price wraps below the name when '12.345,00 RSD' leaves too little width. */
export const lineText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const name = style({ flex: `1 1 ${vars.space[12]}`, minWidth: 0 });
export const price = style({ marginInlineStart: 'auto' });
export const priceLoading = style({ width: vars.space[11], marginInlineStart: 'auto' });

export const picture = style({ position: 'relative' });
export const gonePicture = style({ filter: 'grayscale(1)' });

/** Marks a line that has changed. */
export const note = style({
  ...typeStyle('caption'),
  display: 'inline-block',
  marginBlockStart: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.xs,
  background: vars.color.warningTint,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
});

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
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const promises = style({ display: 'grid', gap: vars.space[3] });
export const promise = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const promiseIcon = style({ flex: 'none', color: vars.color.brand });
