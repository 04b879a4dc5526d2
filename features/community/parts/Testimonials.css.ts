import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const quote = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.border.strong} solid ${vars.color.brand}`,
});

export const quoteText = style({
  ...typeStyle('h3'),
  textWrap: 'pretty',
  selectors: { '&::before': { content: '"„"' }, '&::after': { content: '"”"' } },
});
