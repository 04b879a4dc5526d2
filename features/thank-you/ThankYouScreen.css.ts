import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.heightLarge,
  aspectRatio: '1',
  borderRadius: vars.radius.pill,
  background: vars.color.successTint,
  color: vars.color.success,
});
