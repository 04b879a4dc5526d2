import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** A text that is the same as in BA. */
export const same = style({ color: vars.color.inkMuted });
