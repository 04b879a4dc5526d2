import { style, styleVariants } from '@vanilla-extract/css';
import { lineDrawing, media, vars, windowHeight } from '#ui/theme';
import fennel from '../images/fennel.svg';
import ginseng from '../images/ginseng.svg';
import maca from '../images/maca.svg';
import oak from '../images/oak.svg';
import palmetto from '../images/palmetto.svg';

export const panel = style({
  display: 'none',
  // Clipped where that is possible, because nothing sticks in a part whose overflow is hidden.
  overflow: 'hidden',
  '@supports': { '(overflow: clip)': { overflow: 'clip' } },
  background: vars.color.tint,
  color: vars.color.tintInk,
  transition: `background-color ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  '@media': { [media.from('sm')]: { display: 'grid', placeItems: 'end center' } },
});

/** At the bottom of the window. */
const drawing = { position: 'sticky', width: '92%', maxHeight: `calc(.76 * ${windowHeight.small})` } as const;

/** A root and a fruit are seen whole; a stem goes on below the edge. */
const whole = { ...drawing, insetBlockEnd: vars.space[6], marginBlockEnd: vars.space[6] };
const below = `calc(-1 * ${vars.space[7]})`;
const stem = { ...drawing, insetBlockEnd: below, marginBlockEnd: below };

export const drawings = styleVariants({
  none: { ...lineDrawing(oak), ...whole },
  prostate: { ...lineDrawing(palmetto), ...stem },
  potency: { ...lineDrawing(ginseng), ...whole },
  size: { ...lineDrawing(maca), ...whole },
  health: { ...lineDrawing(fennel), ...stem },
});
