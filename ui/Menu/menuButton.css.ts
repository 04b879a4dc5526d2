import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars, whilePressed } from '#ui/theme';

export const button = style({
  ...typeStyle('button'),
  fontWeight: vars.weight.medium,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.minTarget,
  paddingInline: vars.space[3],
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '@media': { [media.upTo('xxl')]: { paddingInline: vars.space[2] } },
  selectors: {
    '&[aria-expanded="true"], &[aria-current]': {
      boxShadow: `inset 0 calc(-1 * ${vars.border.strong}) 0 ${vars.color.brand}`,
    },
    ...whilePressed,
  },
});

export const tones = styleVariants({ ink: { color: vars.color.ink }, sale: { color: vars.color.sale } });
