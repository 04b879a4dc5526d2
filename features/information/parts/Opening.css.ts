import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';
import oak from '../images/oak.svg';

/** Text at the lower left. The oak is above it on phones, to its right on wider screens. */
export const opening = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: '340px',
  borderRadius: vars.radius.xl,
  background: vars.color.brandTint,
  color: vars.color.brand,
  '@media': { [media.from('sm')]: { minHeight: '380px' } },
});

export const text = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[6],
  color: vars.color.ink,
  '@media': { [media.from('sm')]: { padding: vars.space[9], maxWidth: '60%' } },
});

/** The oak as a mask, filled with the text colour of the band. */
export const illustration = style({
  position: 'absolute',
  insetBlockStart: vars.space[5],
  insetInlineEnd: vars.space[5],
  height: '170px',
  aspectRatio: '252 / 292',
  background: 'currentColor',
  maskImage: `url(${oak})`,
  maskRepeat: 'no-repeat',
  maskSize: 'contain',
  '@media': {
    [media.from('sm')]: {
      insetBlockStart: vars.space[7],
      insetInlineEnd: vars.space[9],
      height: `calc(100% - 2 * ${vars.space[7]})`,
    },
    [media.print]: { display: 'none' },
  },
});
