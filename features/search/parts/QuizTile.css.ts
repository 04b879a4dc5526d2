import { style } from '@vanilla-extract/css';

export const drawing = style({ width: '104px' });
