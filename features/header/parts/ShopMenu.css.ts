import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Four rows of categories; where there is more room, two square pictures with name and price. */
export const sheetHeight = `max(380px, .23 * min(100vw, ${vars.container.page}) + ${vars.space[12]})`;

/** Holds the place of the sheet's content. */
export const placeholder = style({ minHeight: sheetHeight });
