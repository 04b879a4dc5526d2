import { style } from '@vanilla-extract/css';
import { media, supports, vars } from '#ui/theme';

/** Background of the photographs, which fade into it. Visible until they have loaded. */
const ground = vars.color.surfaceSunken;
/** Slightly lighter than the tint. */
const lighter = `color-mix(in srgb, ${vars.color.tint} 84%, ${vars.color.surface})`;

/** Higher than its picture, so that the text at the bottom is on plain ground; on narrow tiles a name has two lines. */
export const tile = style({
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '3 / 4.9',
  width: '100%',
  minHeight: '17.5rem',
  borderRadius: vars.radius.lg,
  vars: { [ground]: vars.color.tint },
  '@supports': { [supports.colorMix]: { vars: { [ground]: lighter } } },
  background: ground,
  color: vars.color.tintInk,
  '@media': { [media.above('xl')]: { aspectRatio: '3 / 4.3' } },
});

export const text = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  zIndex: vars.z.raised,
  padding: vars.space[3],
  '@media': { [media.from('sm')]: { padding: vars.space[5] } },
});

export const picture = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  maskImage: 'linear-gradient(black 78%, transparent)',
});
