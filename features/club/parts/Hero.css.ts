import { style } from '@vanilla-extract/css';
import { media, onDeep, tokens, vars } from '#ui/theme';

const ground = tokens.color.surfaceDeepRaised;
const shade = (percent: number) => `color-mix(in srgb, ${ground} ${percent}%, transparent)`;

/** On phones the picture melts into the ground that the words stand on; from 800 px they stand on its quiet left. */
export const hero = style({
  vars: onDeep,
  position: 'relative',
  overflow: 'hidden',
  background: ground,
  color: vars.color.ink,
});

export const picture = style({
  '@media': {
    [media.below('sm')]: {
      aspectRatio: '4 / 3',
      maskImage: 'linear-gradient(black 62%, transparent)',
    },
    [media.from('sm')]: {
      position: 'absolute',
      inset: 0,
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          background: `linear-gradient(90deg, ${shade(72)}, ${shade(40)} 38%, transparent 60%)`,
        },
      },
    },
  },
});

/** The still life lies in the right half of the file: a narrow window cuts the empty left away. */
export const crop = style({
  height: '100%',
  '@media': {
    [media.below('sm')]: { width: '150%', marginInlineStart: '-50%' },
    [media.from('sm')]: { width: '100%' },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  '@media': {
    [media.below('sm')]: { paddingBlockEnd: vars.space[9] },
    [media.from('sm')]: { minHeight: 'clamp(500px, 42vw, 720px)', paddingBlock: vars.space[10] },
  },
});

export const column = style({
  display: 'grid',
  '@media': {
    [media.from('sm')]: { justifyItems: 'start', maxWidth: '400px' },
    [media.from('xl')]: { maxWidth: '520px' },
  },
});

export const lead = style({ marginBlock: `${vars.space[4]} ${vars.space[7]}` });
