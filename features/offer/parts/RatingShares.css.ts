import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const rows = style({ ...typeStyle('small'), display: 'grid', gap: vars.space[1] });

export const row = style({
  // Contains the visually hidden text.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[3]} minmax(0, 1fr) ${vars.space[8]}`,
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});

export const choice = style({
  minHeight: vars.control.minTarget,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
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

export const percent = style({ color: vars.color.inkMuted, textAlign: 'end' });
