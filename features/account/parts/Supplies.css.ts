import { style } from '@vanilla-extract/css';
import { media, onTint, vars } from '#ui/theme';

export const card = style({
  ...onTint,
  flex: '1 0 376px',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[6],
  borderRadius: vars.radius.xl,
  background: vars.color.tint,
  color: vars.color.tintInk,
});

/** The plant stands at the lower right of what the dates are worked out from. */
export const basis = style({ flex: 1, display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });

export const plant = style({
  flex: 'none',
  alignSelf: 'end',
  width: '84px',
  '@media': { [media.above('xl')]: { width: '128px' } },
});
