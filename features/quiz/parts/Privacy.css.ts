import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const privacy = style({
  display: 'flex',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  color: vars.color.inkMuted,
});
