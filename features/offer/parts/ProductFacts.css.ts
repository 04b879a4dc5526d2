import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const warnings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
