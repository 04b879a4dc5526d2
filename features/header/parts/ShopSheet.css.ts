import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

const slidesWidth = '46%';

/** As high as the categories, whichever is shown. */
export const withSlides = style({
  position: 'relative',
  paddingInlineEnd: `calc(${slidesWidth} + ${vars.space[6]})`,
});

export const groups = style({
  display: 'grid',
  // Two columns beside the slides at every width.
  gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  gap: vars.space[3],
  // Aligns the pictures, not the hover background, with the logo.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const slides = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: slidesWidth,
});

const cell = style({ padding: vars.space[2] });

export const group = style([
  cell,
  {
    height: '100%',
    borderRadius: vars.radius.lg,
    transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } },
    },
  },
]);

/** The name of the category of the current page. */
export const current = style({
  // Safari before 26 knows no thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationThickness: vars.border.strong,
  textDecorationColor: vars.color.brand,
  textUnderlineOffset: '5px',
});

export const all = style([cell, { alignSelf: 'center' }]);
