import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Cards in a row have equal heights, so that prices and buttons align. */
export const card = style({ display: 'flex', flexDirection: 'column', minWidth: 0, height: '100%' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  '@media': { [media.below('sm')]: { gap: vars.space[1], paddingBlockStart: vars.space[3] } },
});

export const price = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[1] });

/** A price without savings is level with the prices beside it, not with what stands below those. */
export const fullPrice = style({ marginBlock: '0 auto', paddingBlockStart: vars.space[1] });

export const action = style({ marginBlockStart: vars.space[2] });

/** The second picture, over the first. */
export const closeUp = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
});

/**
 * Not while the card is pressed: then the first picture grows into that of the offer's page. A focus by keyboard is no
 * press.
 */
export const loadedCloseUp = style([
  closeUp,
  {
    '@media': {
      [media.hover]: { selectors: { 'article:hover:not(:focus-within) &': { opacity: 1 } } },
    },
    selectors: { 'article:has(:focus-visible) &': { opacity: 1 } },
  },
]);
