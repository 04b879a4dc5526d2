import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';
import fennel from '../images/fennel.svg';
import ginseng from '../images/ginseng.svg';
import maca from '../images/maca.svg';
import oak from '../images/oak.svg';
import palmetto from '../images/palmetto.svg';

export const panel = style({
  display: 'none',
  overflow: 'clip',
  background: vars.color.tint,
  color: vars.color.tintInk,
  transition: `background-color ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  '@media': { [media.from('sm')]: { display: 'grid', placeItems: 'end center' } },
});

/** The lines alone, in the panel's ink, at the bottom of the window. */
const drawing = style({
  position: 'sticky',
  insetBlockEnd: 0,
  width: '92%',
  aspectRatio: '252 / 292',
  maxHeight: '76svh',
  background: 'currentColor',
  maskRepeat: 'no-repeat',
  maskPosition: 'bottom',
  maskSize: 'contain',
});

/** A stem goes on below the edge; a root and a fruit are seen whole. */
const stem = style({
  insetBlockEnd: `calc(-1 * ${vars.space[7]})`,
  marginBlockEnd: `calc(-1 * ${vars.space[7]})`,
});
const whole = style({ insetBlockEnd: vars.space[6], marginBlockEnd: vars.space[6] });

export const drawings = styleVariants(
  {
    none: { plant: oak, end: whole },
    prostate: { plant: palmetto, end: stem },
    potency: { plant: ginseng, end: whole },
    size: { plant: maca, end: whole },
    health: { plant: fennel, end: stem },
  },
  ({ plant, end }) => [drawing, end, { maskImage: `url(${plant})` }],
);
