import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const toggle = style({
  ...typeStyle('button'),
  flex: 'none',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  color: vars.color.brand,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
