import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** The only large figure of the page. */
export const figure = style({
  display: 'block',
  // Optical alignment: the first digit has space on its left side.
  marginInlineStart: '-0.04em',
  marginBlockEnd: vars.space[4],
  color: vars.color.accent,
  // In one line also with large text.
  fontSize: `min(calc(1.6 * ${vars.type.hero.size}), 20vw)`,
  lineHeight: '0.9',
  letterSpacing: '-0.045em',
  whiteSpace: 'nowrap',
});
