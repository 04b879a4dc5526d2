import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const toggle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.height,
  borderRadius: vars.radius.md,
  color: vars.color.inkMuted,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
