import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const link = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.strong} solid ${vars.color.line}`,
  textDecoration: 'none',
  textWrap: 'pretty',
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.brand, fontWeight: vars.weight.semibold },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.brand } } },
  },
});
