import { style } from '@vanilla-extract/css';
import { media, supports, vars } from '#ui/theme';

/** Background of the photographs, which fade into it. Visible until they have loaded. */
const ground = vars.color.surfaceSunken;
/** Slightly lighter than the tint. */
const lighter = `color-mix(in srgb, ${vars.color.tint} 84%, ${vars.color.surface})`;

/** On phones the text is below the picture, on wider screens on it. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  vars: { [ground]: vars.color.tint },
  '@supports': { [supports.colorMix]: { vars: { [ground]: lighter } } },
  color: vars.color.tintInk,
  '@media': {
    [media.from('sm')]: {
      display: 'grid',
      overflow: 'hidden',
      aspectRatio: '3 / 4.3',
      borderRadius: vars.radius.lg,
      background: ground,
    },
    // Four narrow tiles: room for a name of two lines above the picture.
    [`${media.from('sm')} and ${media.upTo('xl')}`]: { aspectRatio: '3 / 5' },
  },
});

export const text = style({
  '@media': {
    [media.from('sm')]: { gridArea: '1 / 1', zIndex: vars.z.raised, padding: vars.space[5] },
  },
});

export const picture = style({
  '@media': {
    [media.from('sm')]: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      maskImage: 'linear-gradient(transparent, black 26%)',
    },
  },
});
