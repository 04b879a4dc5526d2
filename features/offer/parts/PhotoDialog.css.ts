import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** The whole dialog stays in the window. */
export const photo = style({ aspectRatio: vars.ratio.portrait, width: '100%', maxHeight: '70svh' });
