import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const figure = style({ ...typeStyle('hero'), fontVariantNumeric: 'tabular-nums' });

export const aside = style({ display: 'grid', gap: vars.space[1] });

export const count = style({ ...typeStyle('ui'), color: vars.color.inkMuted });
