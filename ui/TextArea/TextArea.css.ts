import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const area = style({
  display: 'block',
  minHeight: vars.control.height,
  paddingBlock: vars.space[3],
  resize: 'vertical',
});
