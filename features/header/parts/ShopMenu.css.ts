import { style } from '@vanilla-extract/css';

/** Reserves the height of the sheet, four rows of categories, while its code loads. */
export const placeholder = style({ minHeight: '293px' });
