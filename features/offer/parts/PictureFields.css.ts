import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const group = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

export const list = style({ display: 'grid', gap: vars.space[3] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  flex: '1 1 8rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const remove = style({ marginInlineStart: 'auto' });
