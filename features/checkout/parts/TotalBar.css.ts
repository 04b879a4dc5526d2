import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const bar = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.control.height,
  paddingInline: vars.space.gutter,
  background: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  '@media': { [media.above('xl')]: { display: 'none' } },
});

export const amount = style({
  flex: 'none',
  minWidth: vars.space[11],
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
