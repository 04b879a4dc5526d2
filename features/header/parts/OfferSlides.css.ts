import { keyframes, style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

const appear = keyframes({ from: { opacity: 0 } });

// Scroll containers clip focus rings: padding makes space for them, and a negative margin takes it back.
const ringSpace = `calc(${vars.focusRing.width} + ${vars.focusRing.offset})`;
const gap = vars.space[6];

export const row = style({
  display: 'flex',
  gap,
  padding: ringSpace,
  margin: `calc(-1 * ${ringSpace})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Mouse users need the scrollbar.
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  scrollPadding: ringSpace,
  animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
});

export const slide = style({
  flex: `0 0 calc((100% - ${gap}) / 2)`,
  minWidth: 0,
  scrollSnapAlign: 'start',
  selectors: {
    // Part of the third slide is visible, which shows that the row scrolls.
    [`${row}:has(> :nth-child(3)) > &`]: { flexBasis: '43%' },
  },
});

export const name = style({
  ...typeStyle('h4'),
  display: 'block',
  marginBlock: `${vars.space[3]} ${vars.space[1]}`,
});

export const skeletonRow = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap });

export const skeletonText = style({ display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[3] });
