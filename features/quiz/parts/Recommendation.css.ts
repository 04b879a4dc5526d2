import { style } from '@vanilla-extract/css';
import { media, onTint, vars } from '#ui/theme';

export const panel = style({
  vars: onTint,
  // On a phone above the form, whose details name the offer already.
  order: -1,
  padding: `${vars.space[3]} ${vars.space.gutter}`,
  background: vars.color.tint,
  color: vars.color.ink,
  '@media': {
    [media.from('sm')]: {
      order: 0,
      display: 'grid',
      placeItems: 'center',
      padding: `${vars.space[8]} ${vars.space[7]}`,
    },
  },
});

export const result = style({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
      maxWidth: '320px',
    },
  },
});
