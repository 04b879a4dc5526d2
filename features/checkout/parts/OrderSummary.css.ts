import { style } from '@vanilla-extract/css';
import { countBubble, media, vars } from '#ui/theme';

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
  ...countBubble(vars.space[6]),
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

export const sums = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
