import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Height of four rows of categories or, on wide screens, of two square pictures with name and price. */
export const sheetHeight = `max(380px, .23 * min(100vw, ${vars.container.page}) + ${vars.space[12]})`;

/** Reserves the height of the sheet while its code loads. */
export const placeholder = style({ minHeight: sheetHeight });
