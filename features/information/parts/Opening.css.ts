import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';
import oak from '../images/oak.svg';

/** The words at left, the plant growing out of the lower edge at right. */
export const opening = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) 34%',
  minHeight: '260px',
  borderRadius: vars.radius.xl,
  background: vars.color.brandTint,
  color: vars.color.brand,
  '@media': { [media.from('landing')]: { minHeight: '380px' } },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[7],
  paddingInlineStart: vars.space[6],
  color: vars.color.ink,
  '@media': {
    [media.from('landing')]: { paddingBlock: vars.space[9], paddingInlineStart: vars.space[9] },
  },
});

/** The lines alone, in the ground's ink. */
export const drawing = style({
  position: 'absolute',
  insetBlock: `${vars.space[5]} 0`,
  insetInlineEnd: '4%',
  aspectRatio: '252 / 292',
  background: 'currentColor',
  maskImage: `url(${oak})`,
  maskRepeat: 'no-repeat',
  maskPosition: 'right bottom',
  maskSize: 'contain',
});
