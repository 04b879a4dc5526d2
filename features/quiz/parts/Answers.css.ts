import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const section = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.above('xl')]: { gridTemplateColumns: '1fr 2fr', columnGap: vars.space[11] },
  },
});

export const list = style({
  display: 'grid',
  columnGap: vars.space[9],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const answer = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.space[11],
  height: '100%',
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
