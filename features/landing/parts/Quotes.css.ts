import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

export const thirdLine = style({ '@media': { [media.from('md')]: { display: 'none' } } });
