import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

export const screenOnly = style({ display: 'contents', '@media': { [media.print]: { display: 'none' } } });
