import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[6]}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
  textAlign: 'center',
});

export const icon = style({ color: vars.color.brand });
export const text = style({ maxWidth: '48ch', color: vars.color.inkMuted, textWrap: 'balance' });
export const action = style({ marginTop: vars.space[3] });
