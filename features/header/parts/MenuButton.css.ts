import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { tool } from './tool.css';

/**
 * Its drawing stands where the page's columns begin. Where the word does not fit beside it, it goes to a second line,
 * out of sight: 'Izbornik' on 320 px.
 */
export const button = style([
  tool,
  {
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    overflow: 'hidden',
    maxWidth: '100%',
    lineHeight: vars.space[9],
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  },
]);

export const drawing = style({ display: 'flex', alignItems: 'center', height: vars.space[9] });
