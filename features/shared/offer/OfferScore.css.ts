import { style } from '@vanilla-extract/css';
import { typeStyle } from '#ui/theme';

export const figure = style({ ...typeStyle('hero'), fontVariantNumeric: 'tabular-nums' });
