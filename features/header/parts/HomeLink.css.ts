import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const home = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
});
