import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';
import oak from '../images/oak.svg';

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.tint,
  color: vars.color.tintInk,
  '@media': {
    // About as high as the pictures beside it.
    [media.above('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const text = style({
  padding: vars.space[5],
  '@media': { [media.above('xl')]: { padding: `${vars.space[5]} ${vars.space[5]} 0` } },
});

/** The oak as a mask, filled with the text colour of the tile and aligned to its bottom. */
export const illustration = style({
  alignSelf: 'end',
  justifySelf: 'end',
  width: '104px',
  aspectRatio: '252 / 292',
  background: 'currentColor',
  maskImage: `url(${oak})`,
  maskRepeat: 'no-repeat',
  maskPosition: 'bottom',
  maskSize: 'contain',
  '@media': { [media.above('xl')]: { width: '156px', marginInlineEnd: vars.space[4] } },
});
