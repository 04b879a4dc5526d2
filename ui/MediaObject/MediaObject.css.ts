import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const object = style({ display: 'grid', minWidth: 0 });
export const sides = styleVariants({
  start: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  end: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const aligns = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  firstLine: { alignItems: 'start' },
});

const media = style({ display: 'grid', placeItems: 'center' });
export const medias = styleVariants({
  start: [media],
  center: [media],
  firstLine: [media, { height: ['1.5em', '1lh'] }],
});
/** A picture fills the width also before it has loaded. */
const picture = (width: string) => ({ width, justifyItems: 'stretch' });
export const widths = styleVariants({
  content: {},
  small: picture(vars.space[9]),
  medium: picture(vars.space[10]),
  large: picture(vars.space[11]),
});
