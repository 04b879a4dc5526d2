import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const footer = style({ display: 'grid', gap: vars.space[3] });

export const payment = style({ ...typeStyle('small'), color: vars.color.inkMuted, textAlign: 'center' });
