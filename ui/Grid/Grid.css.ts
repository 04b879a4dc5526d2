import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const grid = style({ display: 'grid', minWidth: 0 });

/** `minmax(0, …)` keeps a long word from widening its column. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const layouts = styleVariants({
  cards: {
    ...columns(2),
    gap: `${vars.space[7]} ${vars.space[3]}`,
    '@media': {
      [media.from('sm')]: { ...columns(3), gap: `${vars.space[9]} ${vars.space[6]}` },
      [media.from('xl')]: { rowGap: vars.space[10] },
    },
  },
  quarters: {
    ...columns(2),
    gap: `${vars.space[6]} ${vars.space[4]}`,
    '@media': {
      [media.from('sm')]: columns(4),
      [media.from('xl')]: { columnGap: vars.space[7] },
    },
  },
  halves: {
    ...columns(1),
    gap: vars.space[8],
    '@media': { [media.from('sm')]: columns(2), [media.from('xl')]: { columnGap: vars.space[10] } },
  },
  fields: {
    ...columns(1),
    gap: `${vars.space[5]} ${vars.space[4]}`,
    // A field keeps its height beside a field with a hint or an error.
    alignItems: 'start',
    '@media': { [media.from('xs')]: columns(2) },
  },
});
