import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, onDeep, supports, tokens, vars } from '#ui/theme';

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

/** A picture behind the text needs a minimum height; a picture beside it takes the height of the text. */
const background = { background: vars.color.surfaceRaised };
const atLeast = (minHeight: string) => ({ '@media': { [media.from('sm')]: { minHeight } } });
/** Light on the ground, in percent of its full strength. */
const lit = (percent: number) =>
  `color-mix(in srgb, color-mix(in srgb, ${vars.color.surfaceRaised}, ${vars.color.ink} 19%) ${percent}%, transparent)`;

/**
 * Continues a picture beside the text whose subject stands on lit ground and whose bottom is dark, so that no seam shows.
 */
const ground = style({
  '@media': {
    [`${media.from('sm')} and ${media.below('xxl')}`]: {
      '@supports': {
        // A browser without it would show no background at all, because the value has variables.
        [supports.colorMix]: {
          background: [
            `radial-gradient(34% 30% at 57% 62%, ${lit(100)}, ${lit(55)} 40%, ${lit(0)})`,
            `linear-gradient(${vars.color.surfaceRaised} 50%, ${vars.color.surface})`,
          ].join(', '),
        },
      },
    },
  },
});

/** Close to the picture's own ratio, 16:7, so that a window crops little of it. */
const behindAtLeast = style({
  '@media': { [media.from('xxl')]: { minHeight: 'min(46vw, max(760px, 34vw))' } },
});

export const heroes = styleVariants({
  behind: [hero, background, atLeast('clamp(500px, 42vw, 720px)')],
  besideThenBehind: [hero, background, ground, atLeast('54vw'), behindAtLeast],
});

const picture = style({
  minWidth: 0,
  // On phones the picture fades into the background of the text.
  '@media': {
    [media.below('sm')]: { maskImage: 'linear-gradient(black 64%, transparent)' },
    // Takes the height of the row without making the row grow.
    [media.from('sm')]: { position: 'relative', height: 0, minHeight: '100%' },
  },
});

const fadingBeside = { gridArea: '1 / 2', maskImage: 'linear-gradient(90deg, transparent, black 12%)' };
/** Behind the text, which is on the left; there the picture is darkened. */
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

/** The subject of such a picture is on the right; a narrow window crops the empty left side. */
const cropLeft = style({});
globalStyle(`${cropLeft} img`, { '@media': { [media.below('sm')]: { objectPosition: 'right' } } });
const cropLeftBehind = style({});
globalStyle(`${cropLeftBehind} img`, { '@media': { [media.from('xxl')]: { objectPosition: 'right' } } });

export const pictures = styleVariants({
  behind: [picture, cropLeft, { '@media': { [media.from('sm')]: behind } }],
  besideThenBehind: [
    picture,
    cropLeftBehind,
    { '@media': { [media.from('sm')]: fadingBeside, [media.from('xxl')]: behind } },
  ],
});

export const ratios = styleVariants({ tall: '1 / 1', wide: '4 / 3' }, (aspectRatio) => ({
  '@media': { [media.below('sm')]: { aspectRatio } },
}));

export const text = style({
  position: 'relative',
  alignSelf: 'center',
  minWidth: 0,
  '@media': {
    [media.below('sm')]: { paddingBlockEnd: vars.space[9] },
    [media.from('sm')]: { gridArea: '1 / 1 / 2 / 3', paddingBlock: vars.space[10] },
  },
});

/** Over the part of the picture that has faded out. */
export const overlaps = styleVariants(
  { tall: '-28vw', wide: `calc(-1 * ${vars.space[7]})` },
  (marginBlockStart) => ({
    '@media': { [media.below('sm')]: { marginBlockStart } },
  }),
);

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.from('sm')]: { justifyItems: 'start', width: '50%', maxWidth: '590px' },
    // Ends before the subject of a picture behind it.
    [media.from('xxl')]: { maxWidth: 'min(590px, 38vw)' },
  },
});
