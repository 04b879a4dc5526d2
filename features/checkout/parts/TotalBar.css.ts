import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const bar = style({
  width: '100%',
  minHeight: vars.control.height,
  paddingInline: vars.space.gutter,
  background: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
  // An outline outside the bar would be beyond the window's edge.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` } },
  '@media': { [media.above('xl')]: { display: 'none' } },
});
