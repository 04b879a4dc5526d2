import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const crumbs = style({
  paddingBlock: vars.space[1],
  '@media': { [media.from('sm')]: { paddingBlock: vars.space[3] } },
});

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[1],
  minHeight: vars.control.minTarget,
  borderRadius: vars.radius.xs,
  color: vars.color.ink,
  textAlign: 'start',
});
