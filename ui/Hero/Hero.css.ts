import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, onDeep, tokens, vars } from '#ui/theme';

const shade = (percent: number) =>
  `color-mix(in srgb, ${tokens.color.surfaceDeepRaised} ${percent}%, transparent)`;

const hero = style({
  vars: onDeep,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  color: vars.color.ink,
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 45%' } },
});

/** A picture behind the words asks for a height; one beside them takes theirs. */
const ground = { background: vars.color.surfaceRaised };
const atLeast = (minHeight: string) => ({ '@media': { [media.from('sm')]: { minHeight } } });
export const heroes = styleVariants({
  beside: [hero, { background: vars.color.surface }],
  behind: [hero, ground, atLeast('clamp(500px, 42vw, 720px)')],
  besideThenBehind: [hero, ground, atLeast('min(760px, 54vw)')],
});

const picture = style({
  minWidth: 0,
  // On phones the picture melts into the ground that the words stand on.
  '@media': {
    [media.below('sm')]: { maskImage: 'linear-gradient(black 64%, transparent)' },
    // The height of its row, not a reason for the row to grow.
    [media.from('sm')]: { position: 'relative', height: 0, minHeight: '100%' },
  },
});

const beside = { gridArea: '1 / 2' };
const melting = { ...beside, maskImage: 'linear-gradient(90deg, transparent, black 6%)' };
/** Under the words, which stand on its left: there it is shaded. */
const behind = {
  gridArea: '1 / 1 / 2 / 3',
  maskImage: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, ${shade(66)}, ${shade(46)} 24%, transparent 42%)`,
    },
  },
} as const;

/** The still life is on the right of such a picture: a narrow window cuts the empty left away. */
const fromRight = style({});
globalStyle(`${fromRight} img`, { '@media': { [media.below('sm')]: { objectPosition: 'right' } } });

export const pictures = styleVariants({
  beside: [picture, { '@media': { [media.from('sm')]: beside } }],
  behind: [picture, fromRight, { '@media': { [media.from('sm')]: behind } }],
  besideThenBehind: [picture, { '@media': { [media.from('sm')]: melting, [media.from('xxl')]: behind } }],
});

export const ratios = styleVariants({ tall: '8 / 9', wide: '4 / 3' }, (aspectRatio) => ({
  '@media': { [media.below('sm')]: { aspectRatio } },
}));

export const words = style({
  position: 'relative',
  alignSelf: 'center',
  minWidth: 0,
  '@media': {
    // On the part of the picture that has melted away.
    [media.below('sm')]: { marginBlockStart: `calc(-1 * ${vars.space[7]})`, paddingBlockEnd: vars.space[9] },
    [media.from('sm')]: { gridArea: '1 / 1 / 2 / 3', paddingBlock: vars.space[10] },
  },
});

export const column = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.from('sm')]: { justifyItems: 'start', width: '50%', maxWidth: '590px' } },
});
