import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Without height, because the line comes after the page was drawn, which must not move. */
export const place = style({
  position: 'relative',
  height: 0,
  zIndex: vars.z.sticky,
  // The focus below it is never covered (WCAG 2.4.11).
  selectors: { '&:has(+ main :focus-visible)': { visibility: 'hidden' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  paddingBlock: vars.space[1],
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
});
