import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const link = style({
  ...typeStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  textDecorationLine: 'underline',
  textUnderlineOffset: '5px',
});
