import { style } from '@vanilla-extract/css';
import { focusRingPadding, horizontalScroller, media, typeStyle, vars, windowHeight } from '#ui/theme';

const thumbGap = vars.space[2];

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
 * Low enough on phones that the button that adds to the cart is in the first window, above a message at its lower edge; on
 * wide screens square, and low enough that the thumbs below also fit in the window.
 */
export const picture = style({
  height: `clamp(40vw, ${windowHeight.small} - 33rem, 72vw)`,
  '@media': {
    [media.from('sm')]: {
      aspectRatio: vars.ratio.square,
      width: '100%',
      height: 'auto',
      minHeight: '20rem',
      maxHeight: `calc(${windowHeight.small} - ${vars.space[13]} - ${vars.space[13]})`,
    },
    // Leaves room for text on the first sheet.
    [media.print]: { height: 'auto', minHeight: 0, maxHeight: '16rem' },
  },
});

/** Where the text is beside the pictures. */
export const besideText = style({ '@media': { [media.below('sm')]: { display: 'none' } } });

/** Leads to the next picture, and from the last to the first: for those who cannot swipe. */
export const counter = style({
  ...typeStyle('small'),
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space.gutter,
  zIndex: vars.z.raised,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceRaised,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  // A larger target than the picture should lose.
  '::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${vars.space[2]})` },
  '@media': { [media.from('sm')]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const thumbs = style([
  horizontalScroller,
  focusRingPadding,
  besideText,
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

/** Up to five fill the width of the picture. */
export const thumbItem = style({
  flex: '1 0 0',
  minWidth: `calc((100% - 4 * ${thumbGap}) / 5)`,
  maxWidth: '25%',
});
