import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, typeStyle, vars } from '#ui/theme';

/** Its width is that of the story's window, scaled. */
export const figure = style({ position: 'relative', flex: 'none', margin: 0, minWidth: 0 });

export const cell = style({
  overflow: 'hidden',
  marginBlockEnd: vars.space[2],
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  boxSizing: 'content-box',
});

globalStyle(`${cell} > iframe`, {
  display: 'block',
  width: 'var(--frame-width)',
  height: 'var(--frame-height)',
  border: 0,
  background: vars.color.surface,
  scale: 'var(--frame-scale)',
  transformOrigin: 'top left',
});

// The focus that a play moves would scroll the page to the frame; what is fixed in the window is never scrolled to.
globalStyle(`[data-story="waiting"] > ${cell} > iframe`, {
  position: 'fixed',
  inset: '0 auto auto 0',
  opacity: 0,
  pointerEvents: 'none',
});

export const link = style({
  ...typeStyle('small'),
  color: vars.color.brand,
  fontWeight: vars.weight.semibold,
  ':focus-visible': focusRing,
});

/** The whole figure is the link's target. */
export const coveringLink = style([link, { '::after': { content: '', position: 'absolute', inset: 0 } }]);

export const failed = style({ ...typeStyle('small'), color: vars.color.danger, margin: 0 });
