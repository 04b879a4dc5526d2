import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const band = style({ background: vars.color.brandTint });
