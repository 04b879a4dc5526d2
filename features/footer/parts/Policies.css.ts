import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Looks like the links beside it. */
export const button = style({
  minHeight: vars.control.minTarget,
  textUnderlineOffset: '5px',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});
