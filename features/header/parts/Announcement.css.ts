import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const row = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.control.minTarget,
  paddingBlock: vars.space[2],
  textAlign: 'center',
});

export const discount = style({ fontWeight: vars.weight.semibold, color: vars.color.rating });
