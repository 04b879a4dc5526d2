import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cornerRadius, fadeIn, focusRing, media, vars } from '#ui/theme';

export const box = style({ position: 'relative', minWidth: 0, height: '100%' });

export const overlay = style({
  color: 'inherit',
  textDecorationLine: 'none',
  textDecorationThickness: vars.border.field,
  textUnderlineOffset: '5px',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: vars.z.raised },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

// As `whilePressed`: the whole box is what is pressed.
globalStyle(`${box}:has(${overlay}:active)`, { translate: '0 1px' });

export const corners = styleVariants(cornerRadius, (borderRadius) => ({
  selectors: { '&::after': { borderRadius } },
}));

const underlined = { textDecorationLine: 'underline' };

export const underlines = styleVariants({
  none: {},
  hover: { '@media': { [media.hover]: { selectors: { [`${box}:hover &`]: underlined } } } },
  always: {
    ...underlined,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationThickness: vars.border.strong } } },
    },
  },
});

export const above = style({ position: 'relative', zIndex: vars.z.raised });

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  height: '100%',
  borderRadius: vars.radius.lg,
});

globalStyle(`${picture} img`, {
  transition: `transform ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
});
globalStyle(`${box}:hover ${picture} img`, {
  '@media': { [media.hover]: { transform: 'scale(1.025)' } },
});

const shown = { display: 'block' };

/** Over the first picture, which shows until it has loaded. A lazy picture that is not displayed does not load. */
export const secondPicture = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  animation: `${fadeIn} ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  vars: { [vars.color.surfaceSunken]: 'transparent' },
  '@media': {
    [media.hover]: {
      selectors: {
        // Not while the box is pressed: then the first picture may grow into that of the page it leads to.
        [`${box}:hover:not(:focus-within) &`]: shown,
        [`${box}:has(:focus-visible) &`]: shown,
      },
    },
  },
});
