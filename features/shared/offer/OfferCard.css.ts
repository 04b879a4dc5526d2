import { globalStyle, style } from '@vanilla-extract/css';
import { fadeIn, media, vars } from '#ui/theme';

/** Cards in a row have equal heights, so that prices align. */
export const card = style({ display: 'flex', flexDirection: 'column', minWidth: 0, height: '100%' });

/** The pack of a single product takes a little more than half of the width, so that its label can be read. */
export const zoomed = style({});
globalStyle(`${zoomed} img`, { scale: '1.4' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  '@media': { [media.below('sm')]: { gap: vars.space[1], paddingBlockStart: vars.space[3] } },
});

export const price = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[1] });

/** A price without an old one below it is level with the prices beside it. */
export const fullPrice = style({ marginBlock: '0 auto', paddingBlockStart: vars.space[1] });

/** The second picture, over the first. A lazy picture that is not displayed does not load. */
export const closeUp = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  animation: `${fadeIn} ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  // Until it has loaded, the first picture shows.
  vars: { [vars.color.surfaceSunken]: 'transparent' },
  '@media': {
    [media.hover]: {
      selectors: {
        // Not while the card is pressed: then the first picture grows into that of the offer's page.
        'article:hover:not(:focus-within) &': { display: 'block' },
        'article:has(:focus-visible) &': { display: 'block' },
      },
    },
  },
});
