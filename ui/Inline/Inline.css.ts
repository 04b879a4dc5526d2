import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
});
export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
