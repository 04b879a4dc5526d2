import { style } from '@vanilla-extract/css';

export const noWrap = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
