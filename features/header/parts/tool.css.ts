import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** A header control with icon and label. */
export const tool = style({
  ...typeStyle('button'),
  fontWeight: vars.weight.medium,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.space[9],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.brandTint } } } },
});
