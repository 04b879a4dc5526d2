import { style, styleVariants } from '@vanilla-extract/css';
import { cornerRadius, vars } from '#ui/theme';

export const frame = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  color: vars.color.inkMuted,
});

export const frames = {
  natural: undefined,
  fill: style({ height: '100%' }),
  portrait: style({ aspectRatio: vars.ratio.portrait }),
  square: style({ aspectRatio: vars.ratio.square }),
  wide: style({ aspectRatio: vars.ratio.wide }),
};

export const picture = style({ display: 'contents' });

const fill = { width: '100%', height: '100%' };
// In WebKit, no percentage of a ratio's height is known in a table.
const inFrame = { ...fill, position: 'absolute', inset: 0 } as const;
export const content = styleVariants({
  // With `height: auto`, the `width` and `height` attributes reserve the space before the file has loaded.
  natural: { width: '100%', height: 'auto' },
  fill,
  portrait: inFrame,
  square: inFrame,
  wide: inFrame,
});

export const fits = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
export const corners = styleVariants(cornerRadius, (borderRadius) => ({ borderRadius }));

export const placeholderIcon = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
