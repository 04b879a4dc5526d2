import { style } from '@vanilla-extract/css';
import { focusRing, typeStyle, vars } from '#ui/theme';

/** Its width is that of the story's window, scaled. */
export const figure = style({ position: 'relative', flex: 'none', margin: 0, minWidth: 0 });

export const box = style({
  overflow: 'hidden',
  marginBlockEnd: vars.space[2],
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  boxSizing: 'content-box',
});

export const frame = style({
  display: 'block',
  border: 0,
  background: vars.color.surface,
  transformOrigin: 'top left',
  selectors: {
    // No input while the play function runs.
    '[data-story="loading"] &': { pointerEvents: 'none' },
  },
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
