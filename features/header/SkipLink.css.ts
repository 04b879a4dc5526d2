import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: vars.z.skipLink,
  clipPath: 'inset(50%)',
  selectors: { '&:focus-within': { clipPath: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
