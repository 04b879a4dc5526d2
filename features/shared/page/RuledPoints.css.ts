import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const point = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.brand}`,
});
