import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const toReviews = style({ minHeight: vars.control.minTarget, textAlign: 'start' });
