import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });
// A long word breaks instead of widening the row.
globalStyle(`${inline} > *`, { minWidth: 0 });

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const rowGaps = styleVariants(vars.space, (rowGap) => ({ rowGap }));
export const aligns = styleVariants({
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
});
export const justifies = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  split: {},
});
globalStyle(`${justifies.split} > :last-child`, { marginInlineStart: 'auto' });
