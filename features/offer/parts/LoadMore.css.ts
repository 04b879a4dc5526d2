import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const loadMore = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  '@media': { [media.print]: { display: 'none' } },
});
export const progress = style({ color: vars.color.inkMuted, textAlign: 'center' });
