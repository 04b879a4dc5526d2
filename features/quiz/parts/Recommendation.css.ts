import { style } from '@vanilla-extract/css';
import { media, onTint, vars } from '#ui/theme';

/** Beside the form; on a phone above it, because the fields' details name the offer. */
export const panel = style({
  ...onTint,
  display: 'grid',
  alignItems: 'center',
  padding: `${vars.space[3]} ${vars.space.gutter}`,
  background: vars.color.tint,
  color: vars.color.ink,
  '@media': { [media.below('sm')]: { order: -1 } },
});

export const result = style({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(0, 320px)',
      justifyContent: 'center',
      gap: vars.space[5],
    },
  },
});
