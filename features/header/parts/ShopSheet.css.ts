import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';
import { sheetHeight } from './ShopMenu.css';

const slidesWidth = '46%';

/** The same height for every category: two square pictures with name and price. */
export const withSlides = style({ position: 'relative', minHeight: sheetHeight });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  alignContent: 'start',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  // Aligns the pictures, not the hover background, with the logo.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const groupsBesideSlides = style([
  groups,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginInlineEnd: `calc(${slidesWidth} + ${vars.space[8]})`,
    '@media': {
      [media.upTo('xxl')]: {
        columnGap: vars.space[2],
        marginInlineEnd: `calc(${slidesWidth} + ${vars.space[6]})`,
      },
    },
  },
]);

export const slides = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: slidesWidth,
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  height: '100%',
  padding: vars.space[2],
  borderRadius: vars.radius.lg,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } },
    [media.upTo('xxl')]: { gap: vars.space[3] },
  },
});

/** The category whose slides are shown. */
export const shownGroup = style({ background: vars.color.surfaceSunken });

export const thumb = style({
  width: '56px',
  aspectRatio: vars.ratio.portrait,
  borderRadius: vars.radius.md,
  // Visible until the picture has loaded.
  background: vars.color.tint,
});

export const name = style({
  ...typeStyle('h4'),
  display: 'block',
  selectors: {
    [`[aria-current] > ${group} > * > &`]: {
      textDecoration: `underline ${vars.border.strong} ${vars.color.brand}`,
      textUnderlineOffset: '5px',
    },
  },
});

/** Reserves a line while the names load. */
export const products = style({
  ...typeStyle('small'),
  display: 'block',
  minHeight: '1lh',
  color: vars.color.inkMuted,
});

export const all = style({ display: 'flex', alignItems: 'center', paddingInline: vars.space[2] });
