import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const heading = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

const thumb = style({ flex: 'none', aspectRatio: vars.ratio.portrait, borderRadius: vars.radius.md });

/** As wide as lets the row keep its height. */
const groupThumbWidth = '36px';

export const groupThumb = style([
  thumb,
  // The ground shows until the picture comes.
  { width: groupThumbWidth, background: vars.color.tint },
]);

export const offerThumb = style([thumb, { width: vars.control.minTarget }]);

/** Under the category's name. */
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
