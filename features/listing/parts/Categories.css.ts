import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

export const beside = style({ '@media': { [media.upTo('xl')]: { display: 'none' } } });

export const above = style({ '@media': { [media.above('xl')]: { display: 'none' } } });
