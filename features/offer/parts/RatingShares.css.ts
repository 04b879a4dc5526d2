import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const row = style({
  // Contains the visually hidden text.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[3]} minmax(0, 1fr) ${vars.space[9]}`,
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.control.minTarget,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.hover]: { selectors: { '&:enabled:hover': { background: vars.color.surfaceSunken } } },
  },
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&[aria-pressed="true"]': {
      background: vars.color.brandTint,
      boxShadow: `inset 0 0 0 ${vars.border.field} ${vars.color.brand}`,
    },
  },
});

export const bar = style({
  width: '100%',
  height: vars.space[2],
  borderRadius: vars.radius.xs,
  background: vars.color.surfaceSunken,
});

export const full = style({ fill: vars.color.rating });

export const percent = style({ textAlign: 'end' });
