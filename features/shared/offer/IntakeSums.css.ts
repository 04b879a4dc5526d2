import { style } from '@vanilla-extract/css';
import { markFill, markTrack, vars } from '#ui/theme';

export const bar = style([markTrack(vars.color.line), { position: 'relative', height: vars.space[2] }]);

/** The track ends at twice the reference intake. */
export const fill = style([markFill(vars.color.brand), { height: '100%', maxWidth: '100%' }]);

/** The reference intake. */
export const mark = style({
  position: 'absolute',
  insetBlock: `calc(-1 * ${vars.space[1]})`,
  insetInlineStart: '50%',
  borderInlineStart: `${vars.border.strong} solid ${vars.color.ink}`,
});
