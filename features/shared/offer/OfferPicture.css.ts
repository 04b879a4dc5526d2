import { createViewTransition, globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

const transition = createViewTransition();

/**
 * A name may occur once on a page. The focused card is the one whose link has been followed; on the page of another offer
 * it takes the name over from the page's own picture.
 */
export const morphs = styleVariants({
  card: { selectors: { 'article:focus-within &': { viewTransitionName: transition } } },
  page: {
    height: '100%',
    selectors: { ':root:not(:has(article:focus-within)) &': { viewTransitionName: transition } },
  },
});

// The two frames differ in shape; the picture fills both.
globalStyle(`::view-transition-old(${transition}), ::view-transition-new(${transition})`, {
  height: '100%',
  objectFit: 'cover',
});
globalStyle(`::view-transition-group(${transition})`, {
  animationDuration: vars.motion.duration.base,
  animationTimingFunction: vars.motion.easing.standard,
});

// Without its counterpart, the picture fades with its page.
const appear = keyframes({ from: { opacity: 0 } });
const half = `calc(${vars.motion.duration.base} / 2)`;
globalStyle(`::view-transition-old(${transition}):only-child`, {
  animation: `${appear} ${half} ${vars.motion.easing.exit} reverse both`,
});
globalStyle(`::view-transition-new(${transition}):only-child`, {
  animation: `${appear} ${half} ${half} ${vars.motion.easing.enter} both`,
});
