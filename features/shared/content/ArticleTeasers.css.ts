import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.from('sm')]: { gap: `${vars.space[8]} ${vars.space[6]}` } },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const lists = styleVariants({
  /** Phone: rows. Tablet: two columns. Wider: four columns. */
  alike: [list, { '@media': { [media.from('sm')]: columns(2), [media.from('xl')]: columns(4) } }],
  /** Phone: the first on top, the others as rows. Wider: the first at left; beside it two, and one below them. */
  firstLarge: [
    list,
    {
      gap: vars.space[7],
      '@media': {
        [media.from('sm')]: { gridTemplateColumns: 'minmax(0, 1.62fr) minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  ],
});

export const cells = styleVariants({
  any: {},
  first: { '@media': { [media.from('sm')]: { gridRow: 'span 2' } } },
  last: { '@media': { [media.from('sm')]: { gridColumn: '2 / 4' } } },
});

/** The heading comes first in the document; `order` shows the picture above it. */
const teaser = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

/** On phones, a small picture beside the title. */
const row = style({
  '@media': {
    [media.below('sm')]: {
      display: 'grid',
      gridTemplateColumns: '118px minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[5],
    },
  },
});

export const teasers = styleVariants({
  any: [teaser, row],
  first: [teaser, { height: '100%' }],
  last: [
    teaser,
    row,
    { '@media': { [media.from('sm')]: { ...columns(2), display: 'grid', alignItems: 'center' } } },
  ],
});

const picture = style({ order: -1, aspectRatio: '4 / 3' });
const square = style({ '@media': { [media.below('sm')]: { aspectRatio: vars.ratio.square } } });

export const pictures = styleVariants({
  any: [picture, square],
  // Grows to end level with the small pictures beside it.
  first: [picture, { '@media': { [media.from('sm')]: { flexGrow: 1 } } }],
  last: [picture, square],
});
