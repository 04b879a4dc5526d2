import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Matches the height of the links around it. */
export const current = style({ display: 'flex', alignItems: 'center', minHeight: vars.control.minTarget });
