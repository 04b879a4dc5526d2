import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sizes = styleVariants({
  small: { width: '20px', height: '20px', strokeWidth: 1.75 },
  medium: { width: '24px', height: '24px', strokeWidth: 1.75 },
  large: { width: '30px', height: '30px', strokeWidth: 1.5 },
  huge: { width: '44px', height: '44px', strokeWidth: 1.3 },
});

export const tones = styleVariants({
  inherit: {},
  brand: { color: vars.color.brand },
  success: { color: vars.color.success },
});
