import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

const list = style({
  display: 'grid',
  gap: vars.space[7],
  '@media': { [media.from('sm')]: { columnGap: vars.space[6] } },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const lists = styleVariants({
  /** Tablet: two columns. Wider: four. */
  alike: [list, { '@media': { [media.from('sm')]: columns(2), [media.from('xl')]: columns(4) } }],
  /** From tablets: the first at left; beside it two, and one below them. */
  firstLarge: [list, { '@media': { [media.from('sm')]: { gridTemplateColumns: '1.62fr 1fr 1fr' } } }],
});

export const cells = styleVariants({
  any: {},
  first: { '@media': { [media.from('sm')]: { gridRow: 'span 2' } } },
  last: { '@media': { [media.from('sm')]: { gridColumn: 'span 2' } } },
});

/** On phones a small picture beside the title, on wider screens a picture above it. */
const teaser = style({
  display: 'grid',
  gridTemplateColumns: '118px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});

export const teasers = styleVariants({
  any: [teaser],
  first: [teaser, { display: 'flex', flexDirection: 'column', alignItems: 'stretch', height: '100%' }],
  // On the columns of the two above.
  last: [teaser, { '@media': { [media.from('sm')]: { ...columns(2), columnGap: vars.space[6] } } }],
});

// The first picture grows to end level with the small ones beside it.
const picture = style({ flexGrow: 1, width: '100%', aspectRatio: '4 / 3' });
const small = style([picture, { '@media': { [media.below('sm')]: { aspectRatio: vars.ratio.square } } }]);
export const pictures = { any: small, first: picture, last: small };
