import { keyframes, style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

const appear = keyframes({ from: { opacity: 0 } });

// What scrolls cuts what lies outside it: room for the focus ring, taken back from the space around.
const ringRoom = `calc(${vars.focusRing.width} + ${vars.focusRing.offset})`;
const gap = vars.space[6];

export const row = style({
  display: 'flex',
  gap,
  padding: ringRoom,
  margin: `calc(-1 * ${ringRoom})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // A mouse has nothing else to move it with.
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  scrollPadding: ringRoom,
  animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
});

export const slide = style({
  flex: `0 0 calc((100% - ${gap}) / 2)`,
  minWidth: 0,
  scrollSnapAlign: 'start',
  selectors: {
    // Of the third a piece is in sight, so that it is looked for.
    [`${row}:has(> :nth-child(3)) > &`]: { flexBasis: '43%' },
  },
});

export const name = style({
  ...typeStyle('h4'),
  display: 'block',
  marginBlock: `${vars.space[3]} ${vars.space[1]}`,
});

export const room = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap });

export const wordsRoom = style({ display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[3] });
