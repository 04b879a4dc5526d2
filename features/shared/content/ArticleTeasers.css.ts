import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, vars } from '#ui/theme';

/** A small picture beside its title. */
const row = {
  display: 'grid',
  gridTemplateColumns: '118px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
};

export const lists = styleVariants({
  /** Phone: rows. Tablet: two and two. Wider: all beside one another. */
  alike: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    '@media': {
      [media.from('sm')]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${vars.space[8]} ${vars.space[6]}`,
      },
      [media.from('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
  /** Phone and tablet: the first above, the others as rows. Wider: the first at left, the others two and one beside it. */
  firstLarge: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[7],
    '@media': {
      [media.from('sm')]: {
        gridTemplateColumns: 'minmax(0, 1.62fr) minmax(0, 1fr) minmax(0, 1fr)',
        gap: `${vars.space[8]} ${vars.space[6]}`,
      },
    },
  },
});

/** The heading comes first in the page, the picture first to the eye. */
const article = style({ position: 'relative' });

const alike = style({
  ...row,
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: vars.space[4],
    },
  },
});

const firstLarge = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  '@media': {
    [media.below('sm')]: { selectors: { '&:not(:first-child)': row } },
    [media.from('sm')]: {
      selectors: {
        '&:first-child': { gridRow: 'span 2' },
        '&:last-child': {
          gridColumn: '2 / 4',
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'center',
          gap: vars.space[6],
        },
      },
    },
  },
});

export const articles = { alike: `${article} ${alike}`, firstLarge: `${article} ${firstLarge}` };

export const words = style({ display: 'grid', gap: vars.space[2] });

export const picture = style({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.lg,
  selectors: { [`${alike} &`]: { order: -1 } },
  '@media': {
    [media.below('sm')]: {
      selectors: {
        [`${alike} &`]: { aspectRatio: vars.ratio.square },
        [`${firstLarge}:not(:first-child) &`]: { order: -1, aspectRatio: vars.ratio.square },
      },
    },
    [media.from('sm')]: {
      selectors: {
        // Ends where the small ones beside it end.
        [`${firstLarge}:first-child &`]: { flexGrow: 1 },
        [`${firstLarge}:last-child &`]: { order: -1 },
      },
    },
  },
});

/** The whole article leads to it. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: vars.z.raised,
      borderRadius: vars.radius.lg,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
  '@media': { [media.hover]: { selectors: { [`${article}:hover &`]: { textDecoration: 'underline' } } } },
});

globalStyle(`${picture} img`, {
  transition: `transform ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
});

globalStyle(`${article}:hover ${picture} img`, {
  '@media': { [media.hover]: { transform: 'scale(1.025)' } },
});
