import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const title = style({
  ...typeStyle('ui'),
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
  marginBlockEnd: vars.space[2],
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  // Where a link takes two lines they hold together.
  paddingBlock: vars.space[1],
  lineHeight: vars.type.ui.lineHeight,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&[href]:hover': { textDecoration: 'underline' } } } },
});

/** Stands after the last word like a letter. */
export const mark = style({
  display: 'inline-block',
  verticalAlign: '-0.2em',
  marginInlineStart: vars.space[2],
});
