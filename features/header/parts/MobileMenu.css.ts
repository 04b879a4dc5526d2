import { style } from '@vanilla-extract/css';
import { onDeep, vars } from '#ui/theme';

export const blackFriday = style({
  vars: onDeep,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  color: vars.color.ink,
});

export const discount = style({ color: vars.color.rating });
