import { style } from '@vanilla-extract/css';
import { BOTTOM_BAR_HEIGHT, media, onDeep, typeStyle, vars } from '#ui/theme';

export const bar = style({
  vars: onDeep,
  ...typeStyle('small'),
  position: 'fixed',
  insetInline: 0,
  // Above the consent bar, whose height is BOTTOM_BAR_HEIGHT, and below the buy bar.
  insetBlockEnd: `var(${BOTTOM_BAR_HEIGHT}, 0px)`,
  zIndex: vars.z.sticky,
  padding: `${vars.space[2]} ${vars.space.gutter} calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  color: vars.color.ink,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.print]: { display: 'none' } },
});
