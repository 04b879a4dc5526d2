import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInline: `${vars.space[6]} auto`,
  '@media': { [media.upTo('xxl')]: { gap: 0, marginInlineStart: vars.space[4] } },
});
