import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const findable = style({
  minHeight: 0,
  // Stays visible while the row around it closes, where browsers can do that.
  transitionProperty: 'content-visibility, display',
  transitionDuration: vars.motion.duration.base,
  transitionBehavior: 'allow-discrete',
  '@media': { [media.print]: { display: 'block', contentVisibility: 'visible', transitionProperty: 'none' } },
});
