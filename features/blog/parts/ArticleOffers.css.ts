import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

/** A minimum height that fits the text, so that nothing moves when the offer has loaded. */
export const inset = style({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  minHeight: '284px',
  '@media': {
    [media.from('sm')]: { gridTemplateColumns: '152px minmax(0, 1fr)', minHeight: '190px' },
  },
});
