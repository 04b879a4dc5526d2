import { style, styleVariants } from '@vanilla-extract/css';
import { byWidth, fromWidth, vars } from '#ui/theme';

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

const share = (parts: number) => `minmax(0, ${parts}fr)`;
const small = 'minmax(0, 220px)';
const medium = 'minmax(0, 320px)';

const ratios = {
  '1:1': `${share(1)} ${share(1)}`,
  '8:7': `${share(8)} ${share(7)}`,
  '3:2': `${share(3)} ${share(2)}`,
  '2:3': `${share(2)} ${share(3)}`,
  '3:5': `${share(3)} ${share(5)}`,
  'small:1': `${small} ${share(1)}`,
  '1:small': `${share(1)} ${small}`,
  'medium:1': `${medium} ${share(1)}`,
  '1:medium': `${share(1)} ${medium}`,
  'content:1': `auto ${share(1)}`,
  '1:content': `${share(1)} auto`,
};

export const templates = byWidth((width) =>
  styleVariants(ratios, (gridTemplateColumns) => fromWidth(width, { gridTemplateColumns })),
);

export const rowGaps = styleVariants(vars.space, (rowGap) => ({ rowGap }));
export const columnGaps = styleVariants(vars.space, (columnGap) => ({ columnGap }));
export const aligns = styleVariants({
  stretch: {},
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
