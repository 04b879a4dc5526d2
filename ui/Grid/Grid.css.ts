import { style, styleVariants } from '@vanilla-extract/css';
import { byWidth, fromWidth, vars } from '#ui/theme';

export const grid = style({ display: 'grid', minWidth: 0 });

export const columns = byWidth((width) =>
  styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) =>
    // `minmax(0, …)` keeps a long word from widening its column.
    fromWidth(width, { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }),
  ),
);
export const rowGaps = byWidth((width) =>
  styleVariants(vars.space, (rowGap) => fromWidth(width, { rowGap })),
);
export const columnGaps = byWidth((width) =>
  styleVariants(vars.space, (columnGap) => fromWidth(width, { columnGap })),
);

export const aligns = styleVariants({ stretch: {}, start: { alignItems: 'start' } });
