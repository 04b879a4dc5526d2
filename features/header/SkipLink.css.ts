import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const skipLink = style({
  ...typeStyle('button'),
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: vars.z.skipLink,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  paddingInline: vars.space[6],
  borderRadius: vars.radius.md,
  background: vars.color.surfaceDeep,
  color: vars.color.inkOnDeep,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': { [media.print]: { display: 'none' } },
});
