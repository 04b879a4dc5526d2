import { keyframes, style } from '@vanilla-extract/css';
import { focusRingSpace, vars } from '#ui/theme';

const appear = keyframes({ from: { opacity: 0 } });

const gap = vars.space[6];

/** The picture takes the height that the names leave. */
export const slides = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space[4],
  height: '100%',
});

export const row = style({
  display: 'flex',
  gap,
  // A name and its price, also while they load.
  minHeight: '4.75rem',
  // Scroll containers clip focus rings: padding makes space for them, and a negative margin takes it back.
  padding: focusRingSpace,
  margin: `calc(-1 * ${focusRingSpace})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Mouse users need the scrollbar.
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  scrollPadding: focusRingSpace,
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
