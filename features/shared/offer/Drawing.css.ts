import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ui/theme';

const drawing = style({ display: 'block', width: '100%', aspectRatio: '252 / 292' });

/** One weight in each drawing, whatever its size. */
export const lines = styleVariants({
  fine: [drawing, { strokeWidth: '.9px', '@media': { [media.from('sm')]: { strokeWidth: '1.3px' } } }],
  bold: [drawing, { strokeWidth: '1.4px', '@media': { [media.from('sm')]: { strokeWidth: '2px' } } }],
});
