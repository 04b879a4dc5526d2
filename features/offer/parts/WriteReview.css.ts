import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const textRoom = style({ height: vars.space[13] });
