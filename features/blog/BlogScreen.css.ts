import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
});

export const title = style({ display: 'grid', gap: vars.space[5] });

/** In a measure that can be read, under a title as wide as the page. */
export const lead = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: vars.container.text,
});

export const readingTime = style({ ...typeStyle('small'), color: vars.color.inkMuted });

export const cover = style({
  // The picture's own form is another.
  overflow: 'hidden',
  aspectRatio: vars.ratio.wide,
  '@media': {
    [media.from('sm')]: { aspectRatio: vars.ratio.banner },
    [media.print]: { aspectRatio: vars.ratio.banner },
  },
});

/** Ways on are no use on paper. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
