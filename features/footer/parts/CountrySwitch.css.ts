import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** As high as the links beside it. */
export const current = style({ display: 'flex', alignItems: 'center', minHeight: vars.control.minTarget });
