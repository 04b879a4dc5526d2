import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars, whilePressed } from '#ui/theme';

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: 'inherit',
  textDecoration: 'none',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  selectors: { '&:focus-visible': { borderRadius: vars.radius.md }, ...whilePressed },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: vars.color.brandTint, borderColor: vars.color.brand } },
    },
  },
});

export const sizes = styleVariants({
  medium: { minHeight: vars.control.heightLarge },
  large: { minHeight: '76px' },
});

export const names = styleVariants({
  medium: {
    ...typeStyle('body'),
    lineHeight: vars.type.ui.lineHeight,
    fontWeight: vars.weight.medium,
    display: 'block',
  },
  large: { ...typeStyle('h4'), display: 'block' },
});
