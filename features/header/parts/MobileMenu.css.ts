import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** In line with the accordion's rows under it, whose upper hairline ends it. */
export const row = style({
  ...typeStyle('bodyLarge'),
  fontWeight: vars.weight.semibold,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '68px',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.brand } } } },
});

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const thumb = style({ width: '48px' });

export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[3],
});
