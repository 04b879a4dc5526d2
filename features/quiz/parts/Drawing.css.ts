import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';
import { belowHeader } from '../QuizScreen.css';

export const panel = style({
  display: 'none',
  background: vars.color.tint,
  color: vars.color.tintInk,
  transition: `background-color ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  '@media': { [media.from('sm')]: { display: 'block' } },
});

/** The part of the panel that is in the window. */
export const place = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  height: belowHeader.narrow,
  '@media': { [media.above('xl')]: { height: belowHeader.wide } },
});

const drawing = style({ width: `min(86%, calc(.66 * ${belowHeader.wide}))` });

/** Raised by half of what is empty above the plant. */
const raised = (by: string) => [drawing, style({ transform: `translateY(-${by})` })];

export const drawings = styleVariants({
  none: raised('10%'),
  prostate: raised('10%'),
  potency: raised('2%'),
  size: raised('3%'),
  health: raised('3%'),
});
