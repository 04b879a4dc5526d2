import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { tool } from './tool.css';

/**
 * The icon aligns with the start of the page's columns. A label that does not fit beside it, like 'Izbornik' at 320 px,
 * wraps to a second line, which is clipped.
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

export const icon = style({ display: 'flex', alignItems: 'center', height: vars.space[9] });
