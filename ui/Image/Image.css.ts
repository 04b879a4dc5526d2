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

/** `height: auto` keeps the room that the `width` and `height` attributes ask for before the file is here. */
const whole = { width: '100%', height: '100%' };
export const content = styleVariants({
  natural: { width: '100%', height: 'auto' },
  fill: whole,
  portrait: whole,
  square: whole,
  wide: whole,
  banner: whole,
});

export const fits = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
export const corners = styleVariants({
  square: {},
  medium: { borderRadius: vars.radius.md },
  large: { borderRadius: vars.radius.lg },
});

export const mark = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
