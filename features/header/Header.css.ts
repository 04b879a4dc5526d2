import { createViewTransition, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** How far a page is scrolled before the header stays with it (seed §2). */
const FIXED_AFTER = '150px';

const narrowHeight = vars.space[10];

const transition = createViewTransition();

export const header = style({
  position: 'relative',
  zIndex: vars.z.header,
  viewTransitionName: transition,
});

// While pages fade it stands still, and above them: what fades is drawn over the rest of the page.
globalStyle(`::view-transition-group(${transition}), ::view-transition-new(${transition})`, {
  animation: 'none',
});
globalStyle(`::view-transition-old(${transition})`, { display: 'none' });

export const bar = style({
  // The sheet of the shop's menu hangs from it.
  position: 'relative',
  background: vars.color.surface,
  boxShadow: `0 ${vars.border.hairline} 0 ${vars.color.line}`,
});

export const wide = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '84px',
});

export const quiz = style({
  flex: 'none',
  marginInlineEnd: vars.space[3],
  '@media': { [media.upTo('xxl')]: { marginInlineEnd: 0 } },
});

/** The drawings, not the targets around them, stand where the page's columns begin and end; the number needs a little room. */
const toTheEdge = `calc(-1 * ${vars.space[2]})`;

export const last = style({ marginInlineEnd: toTheEdge });

/** Keeps the room of the bar that has left it. */
export const place = style({ height: narrowHeight });

export const narrow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  height: narrowHeight,
});

export const narrowTools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: toTheEdge,
});

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });

export const fixed = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  animation: `${slideIn} ${vars.motion.duration.base} ${vars.motion.easing.enter}`,
});

const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  width: vars.border.hairline,
  pointerEvents: 'none',
});

/** What has been scrolled past when the bar is to stay in sight. */
export const start = style([mark, { height: FIXED_AFTER }]);

/** As high as what stands above the bar. */
export const above = style([mark, { insetBlockEnd: narrowHeight }]);
