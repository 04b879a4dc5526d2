import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

const template = createVar();
const columnGap = createVar();

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

const share = (parts: number) => `minmax(0, ${parts}fr)`;
const small = 'minmax(0, 220px)';
const medium = 'minmax(0, 320px)';

export const layouts = styleVariants(
  {
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
  },
  (columns) => ({ vars: { [template]: columns } }),
);

const sideBySide = { gridTemplateColumns: template, columnGap };

export const starts = styleVariants({
  always: sideBySide,
  xs: { '@media': { [media.from('xs')]: sideBySide } },
  sm: { '@media': { [media.from('sm')]: sideBySide } },
  xl: { '@media': { [media.above('xl')]: sideBySide } },
});

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const columnGaps = styleVariants(vars.space, (gap) => ({ vars: { [columnGap]: gap } }));
export const aligns = styleVariants({
  stretch: {},
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
