import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const group = style({ minWidth: 0 });

export const row = style({
  padding: vars.space[2],
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const text = style({ flex: '1 1 8rem' });
