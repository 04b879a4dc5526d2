import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: vars.space[6],
  // Aligns the first line with the text in the other column.
  '@media': { [media.from('sm')]: { marginBlockStart: `calc(-1 * ${vars.space[3]})` } },
});

export const link = style({
  ...typeStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  textDecorationLine: 'underline',
  textUnderlineOffset: '5px',
});
