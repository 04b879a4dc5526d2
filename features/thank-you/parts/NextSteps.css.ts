import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Below each other on phones. */
export const ways = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.from('sm')]: { gridAutoFlow: 'column', justifyContent: 'start' } },
});
