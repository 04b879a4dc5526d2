import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Background of the photographs, which fade into it. Slightly lighter than the tint. */
const ground = `color-mix(in srgb, ${vars.color.tint} 84%, ${vars.color.surface})`;

/** On phones the text is below the picture, on wider screens on it. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  borderRadius: vars.radius.lg,
  // Visible until the photograph has loaded.
  vars: { [vars.color.surfaceSunken]: ground },
  color: vars.color.tintInk,
  '@media': {
    [media.from('sm')]: {
      background: ground,
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: '3 / 4.3',
    },
  },
});

export const text = style({
  '@media': {
    [media.from('sm')]: {
      position: 'relative',
      zIndex: vars.z.raised,
      padding: vars.space[5],
    },
  },
});

export const picture = style({
  aspectRatio: vars.ratio.portrait,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  '@media': {
    [media.from('sm')]: {
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
