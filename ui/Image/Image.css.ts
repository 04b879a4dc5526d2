import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

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
  ...styleVariants(vars.ratio, (aspectRatio) => ({ aspectRatio })),
};

export const picture = style({ display: 'contents' });

const fill = { width: '100%', height: '100%' };
export const content = styleVariants({
  // With `height: auto`, the `width` and `height` attributes reserve the space before the file has loaded.
  natural: { width: '100%', height: 'auto' },
  fill: fill,
  portrait: fill,
  square: fill,
  wide: fill,
  banner: fill,
});

export const fits = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
export const corners = styleVariants({
  square: {},
  medium: { borderRadius: vars.radius.md },
  large: { borderRadius: vars.radius.lg },
});

export const placeholderIcon = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
