import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Aligned with the category's name. */
export const offers = style({ paddingInlineStart: vars.space[10] });
