import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const bar = style({
  position: 'relative',
  height: vars.space[2],
  background: vars.color.line,
  forcedColorAdjust: 'none',
});

/** The track ends at twice the reference intake. */
export const fill = style({ height: '100%', maxWidth: '100%', background: vars.color.brand });

/** The reference intake. */
export const mark = style({
  position: 'absolute',
  insetBlock: `calc(-1 * ${vars.space[1]})`,
  insetInlineStart: '50%',
  borderInlineStart: `${vars.border.strong} solid ${vars.color.ink}`,
});
