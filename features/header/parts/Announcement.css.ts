import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const row = style({
  ...typeStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: vars.space[3],
  minHeight: vars.control.minTarget,
  paddingBlock: vars.space[2],
  '@media': { [media.below('xs')]: typeStyle('caption') },
});

export const discount = style({ fontWeight: vars.weight.semibold, color: vars.color.rating });

export const link = style({ fontWeight: vars.weight.semibold });
