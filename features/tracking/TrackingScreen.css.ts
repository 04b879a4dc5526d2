import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** The field and its button: side by side where both have room. */
export const lookup = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.from('xs')]: { gridTemplateColumns: 'minmax(0, 1fr) 220px', alignItems: 'end' },
  },
});
