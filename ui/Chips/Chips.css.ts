import { style } from '@vanilla-extract/css';
import { focusRingPadding, horizontalScroller, media, typeStyle, vars, whilePressed } from '#ui/theme';

export const list = style([horizontalScroller, focusRingPadding, { gap: vars.space[2] }]);

export const item = style({ flex: 'none' });

export const chip = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  paddingInline: vars.space[4],
  border: `${vars.border.field} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.brand } } } },
  selectors: {
    '&[aria-current]': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.brandInk,
    },
    '&:focus-visible': { borderRadius: vars.radius.pill },
    ...whilePressed,
  },
});
