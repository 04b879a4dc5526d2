import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const breadcrumb = style({ '@media': { [media.print]: { display: 'none' } } });

export const list = style({
  ...typeStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.color.inkMuted,
});

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  textUnderlineOffset: '5px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});

export const current = style({ minWidth: 0, color: vars.color.ink, fontWeight: vars.weight.medium });
