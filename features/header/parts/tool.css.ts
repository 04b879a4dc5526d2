import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** What stands in the header beside its links: a drawing with a word. */
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
