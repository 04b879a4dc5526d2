import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const warnings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.brand,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space[1],
});
