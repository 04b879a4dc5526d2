import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Wider than the text of a docs page. */
export const board = style({
  position: 'relative',
  insetInlineStart: '50%',
  width: `min(100vw - ${vars.space[10]}, 100rem)`,
  translate: '-50%',
});

export const controls = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  background: vars.color.surface,
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space[7]} ${vars.space[5]}`,
});

export const row = style({
  display: 'flex',
  gap: vars.space[5],
  marginBlockEnd: vars.space[7],
  overflowX: 'auto',
});
