import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Air between the last card and the footer. */
export const page = style({ paddingBlockEnd: vars.space[10] });
