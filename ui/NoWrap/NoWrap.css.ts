import { style } from '@vanilla-extract/css';

export const noWrap = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** Inline text cannot move. */
export const changing = style([noWrap, { display: 'inline-block' }]);
