import { style, styleVariants } from '@vanilla-extract/css';
import { byWidth, fromWidth, vars } from '#ui/theme';

export const grid = style({ display: 'grid', minWidth: 0 });

/** The narrowest column among several. It grows with the text: large text gets fewer columns. */
const MIN_COLUMN = '7.5rem';

export const columns = byWidth((width) =>
  styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) =>
    // One more column of this width would not fit. A long word does not widen it.
    fromWidth(width, {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${MIN_COLUMN}, 100% / ${count + 1} + 1px)), 1fr))`,
    }),
  ),
);
export const rowGaps = byWidth((width) =>
  styleVariants(vars.space, (rowGap) => fromWidth(width, { rowGap })),
);
export const columnGaps = byWidth((width) =>
  styleVariants(vars.space, (columnGap) => fromWidth(width, { columnGap })),
);

export const aligns = styleVariants({ stretch: {}, start: { alignItems: 'start' } });
