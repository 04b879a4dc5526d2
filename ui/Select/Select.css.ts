import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const sizes = styleVariants({
  small: { minHeight: vars.control.heightSmall },
  medium: {},
});

export const select = style({ paddingInlineEnd: vars.space[9], cursor: 'pointer' });

export const lines = styleVariants({ small: { lineHeight: vars.type.ui.lineHeight }, medium: {} });

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
