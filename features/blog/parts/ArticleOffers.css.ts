import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

/** A minimum height that fits the text, so that nothing moves when the offer has loaded. */
export const inset = style({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: '284px',
  '@media': { [media.from('sm')]: { minHeight: '190px' } },
});

/** As wide as the card where large text has no room beside it. */
export const picture = style({
  display: 'grid',
  flex: '1 0 116px',
  minHeight: '190px',
  '@media': { [media.from('sm')]: { flexBasis: '152px' } },
});

/** Leaves the picture no room to grow beside it. */
export const about = style({ display: 'grid', flex: '1000 1 10rem', minWidth: 0 });
