import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minInlineSize: 0,
});

/** Indented below the checkbox that it belongs to. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.border.strong} solid ${vars.color.line}`,
});
