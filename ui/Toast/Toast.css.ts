import { keyframes, style } from '@vanilla-extract/css';
import { lowerEdge, media, onDeep, typeStyle, vars } from '#ui/theme';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[6]})` } });

/** Changes nothing for five seconds: the toast's clock. CSS can hold it and go on where it stopped. */
export const clock = keyframes({ to: { visibility: 'visible' } });

export const region = style({
  position: 'fixed',
  insetInline: 0,
  bottom: lowerEdge,
  zIndex: vars.z.toast,
  padding: `0 ${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  // The page stays usable beside the bars.
  pointerEvents: 'none',
});

export const list = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const toast = style({
  vars: onDeep,
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  maxWidth: vars.container.panel,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[5]}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.menu,
  color: vars.color.ink,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.duration.base} ${vars.motion.easing.enter}, ${clock} 5s`,
  selectors: {
    // Nobody loses what they are reading or about to press, nor the toast above it.
    [`${region}:focus-within &, ${region}[data-state="held"] &`]: { animationPlayState: 'running, paused' },
  },
});

export const words = style({
  display: 'flex',
  // A long action goes below the text.
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  columnGap: vars.space[3],
  minWidth: 0,
});

export const text = style({ flex: '1 1 9rem', minWidth: 0 });

export const action = style({
  ...typeStyle('ui'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  color: vars.color.accent,
  fontWeight: vars.weight.semibold,
  textDecoration: `underline ${vars.border.field}`,
  textUnderlineOffset: '5px',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: vars.border.strong } } } },
});
