import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Part of the document, so that it scrolls in step. No stacking context of its own, so that the picture blends with the page. */
export const overlay = style({ pointerEvents: 'none' });

/** As wide as the window, over everything in it. */
export const picture = style({
  position: 'absolute',
  zIndex: vars.z.skipLink,
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '100%',
  maxWidth: 'none',
});

export const line = style({
  position: 'fixed',
  zIndex: vars.z.skipLink,
  insetBlock: 0,
  borderInlineStart: `${vars.border.strong} solid ${vars.color.focus}`,
});
