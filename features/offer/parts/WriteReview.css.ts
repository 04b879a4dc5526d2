import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const textPlaceholder = style({ height: vars.space[13] });
