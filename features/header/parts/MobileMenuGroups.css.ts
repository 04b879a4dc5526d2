import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const heading = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

const thumb = style({ flex: 'none', aspectRatio: vars.ratio.portrait, borderRadius: vars.radius.md });

/** The largest width at which the picture does not increase the height of the row. */
const groupThumbWidth = '36px';

export const groupThumb = style([
  thumb,
  // Visible until the picture has loaded.
  { width: groupThumbWidth, background: vars.color.tint },
]);

export const offerThumb = style([thumb, { width: vars.control.minTarget }]);

/** Aligned with the category's name. */
export const offers = style({
  paddingBlockStart: vars.space[2],
  paddingInlineStart: `calc(${groupThumbWidth} + ${vars.space[4]})`,
});

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
