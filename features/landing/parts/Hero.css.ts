import { style } from '@vanilla-extract/css';
import { media, onDeep, tokens, vars } from '#ui/theme';

const between = `${media.from('sm')} and ${media.below('xxl')}`;
const shade = (percent: number) => `color-mix(in srgb, ${tokens.color.surfaceDeep} ${percent}%, transparent)`;

/** Phone: picture, then words. From 800 px side by side. From 1200 px the words lie on the picture's quiet left. */
export const hero = style({
  vars: onDeep,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  '@media': {
    [between]: { gridTemplateColumns: 'minmax(0, 1fr) 55%' },
    [media.from('xxl')]: { minHeight: 'min(760px, 54vw)' },
  },
});

export const picture = style({
  position: 'relative',
  minWidth: 0,
  '@media': {
    [media.below('sm')]: {
      aspectRatio: '8 / 9',
      selectors: {
        // The picture melts into the ground that the words stand on.
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 0 0',
          height: '34%',
          background: `linear-gradient(transparent, ${vars.color.surfaceRaised})`,
        },
      },
    },
    [between]: {
      gridArea: '1 / 2',
      aspectRatio: '8 / 9',
      maskImage: 'linear-gradient(90deg, transparent, black 6%)',
    },
    [media.from('xxl')]: {
      gridArea: '1 / 1',
      // The room of its row, not a reason for the row to grow.
      height: 0,
      minHeight: '100%',
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          background: `linear-gradient(90deg, ${shade(62)}, ${shade(46)} 24%, transparent 41%)`,
        },
      },
    },
  },
});

export const words = style({
  position: 'relative',
  alignSelf: 'center',
  minWidth: 0,
  '@media': {
    [media.below('sm')]: {
      // On the part of the picture that has melted away.
      marginBlockStart: `calc(-1 * ${vars.space[7]})`,
      paddingBlockEnd: vars.space[9],
    },
    [media.from('sm')]: { gridArea: '1 / 1', paddingBlock: vars.space[10] },
  },
});

export const column = style({
  display: 'grid',
  '@media': { [media.from('sm')]: { justifyItems: 'start', maxWidth: '590px' } },
});

export const lead = style({
  marginBlockStart: vars.space[4],
  maxWidth: '440px',
  '@media': { [media.from('sm')]: { marginBlockStart: vars.space[6] } },
});

export const action = style({
  marginBlockStart: vars.space[6],
  '@media': { [media.from('sm')]: { marginBlockStart: vars.space[7] } },
});
