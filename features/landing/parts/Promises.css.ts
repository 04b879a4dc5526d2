import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const strip = style({
  paddingBlock: vars.space[7],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const promise = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  '@media': { [media.from('xl')]: { flexDirection: 'row', gap: vars.space[4] } },
});
