import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const row = style({
  // Contains the visually hidden text.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[3]} minmax(0, 1fr) ${vars.space[9]}`,
  alignItems: 'center',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  width: '100%',
  height: vars.space[2],
  borderRadius: vars.radius.xs,
  background: vars.color.surfaceSunken,
});

export const full = style({ fill: vars.color.rating });

export const percent = style({ textAlign: 'end' });
