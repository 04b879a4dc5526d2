import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** On a phone the words stand under the picture, else on it. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  borderRadius: vars.radius.lg,
  textDecoration: 'none',
  '@media': {
    [media.from('landing')]: {
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: '3 / 4.3',
    },
  },
});

/** A little lighter than the tint: the ground of the photographs, which fade into it. */
const ground = (tint: string) => `color-mix(in srgb, ${tint} 84%, ${vars.color.surface})`;

export const tints = styleVariants(vars.color.category, ({ tint, ink }) => ({
  // The room of a photograph that is not here yet.
  vars: { [vars.color.surfaceSunken]: ground(tint) },
  color: ink,
  '@media': { [media.from('landing')]: { background: ground(tint) } },
}));

export const words = style({
  '@media': {
    [media.from('landing')]: {
      position: 'relative',
      zIndex: vars.z.raised,
      padding: vars.space[5],
    },
  },
});

export const offer = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  fontWeight: vars.weight.semibold,
});

export const picture = style({
  aspectRatio: vars.ratio.portrait,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  '@media': {
    [media.from('landing')]: {
      position: 'absolute',
      inset: 'auto 0 0',
      borderRadius: 0,
      maskImage: 'linear-gradient(transparent, black 26%)',
    },
  },
});

globalStyle(`${picture} img`, {
  transition: `transform ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
});

globalStyle(`${tile}:hover ${picture} img`, {
  '@media': { [media.hover]: { transform: 'scale(1.025)' } },
});
