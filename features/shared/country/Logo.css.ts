import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

export const logo = style({
  display: 'block',
  width: 'auto',
  height: '34px',
  '@media': { [media.upTo('xl')]: { height: '29px' } },
});
