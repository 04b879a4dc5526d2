import { style } from '@vanilla-extract/css';
import { focusRingPadding, horizontalScroller, media, vars, windowHeight } from '#ui/theme';

const thumbGap = vars.space[2];

/** How many thumbs are in view on phones. */
const PHONE_THUMBS = 4.4;

/** As wide as the window on phones. Clips the carousel's other pictures. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': {
    [media.from('sm')]: { marginInline: 0, borderRadius: vars.radius.lg },
  },
});

/**
 * Low enough on phones that the price is above the fold; on wide screens square, and low enough that the thumbs below
 * also fit in the window.
 */
export const picture = style({
  aspectRatio: '5 / 4',
  '@media': {
    [media.from('sm')]: {
      aspectRatio: vars.ratio.square,
      width: '100%',
      minHeight: '20rem',
      maxHeight: `calc(${windowHeight.small} - ${vars.space[13]} - ${vars.space[13]})`,
    },
    // Leaves room for text on the first sheet.
    [media.print]: { minHeight: 0, maxHeight: '16rem' },
  },
});

/** A single picture fills the space of picture and thumbs, so that the content below starts at the same height. */
export const single = style({ position: 'relative' });
export const thumbsSpace = style({
  // A percentage of padding is one of the width: the padding is as high as a thumb.
  paddingBlockStart: `calc(${vars.space[3]} + (100% - 2 * ${vars.space.gutter} - 4 * ${thumbGap}) / ${PHONE_THUMBS})`,
  '@media': {
    [media.from('sm')]: {
      paddingBlockStart: `calc(${vars.space[3]} + (100% - 4 * ${thumbGap}) / 5)`,
    },
  },
});
export const filled = style({ position: 'absolute', inset: 0 });

export const thumbs = style([
  horizontalScroller,
  focusRingPadding,
  { gap: thumbGap, '@media': { [media.print]: { display: 'none' } } },
]);

export const thumb = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: vars.radius.md,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&[aria-current]::after': { border: `${vars.border.tab} solid ${vars.color.brand}` },
    '&:focus-visible': { borderRadius: vars.radius.md },
  },
});

/** Four and a slice of the next on phones; from there, up to five fill the width of the picture. */
export const thumbItem = style({
  flex: `0 0 calc((100% - 4 * ${thumbGap}) / ${PHONE_THUMBS})`,
  '@media': {
    [media.from('sm')]: { flex: '1 0 0', minWidth: `calc((100% - 4 * ${thumbGap}) / 5)`, maxWidth: '25%' },
  },
});
