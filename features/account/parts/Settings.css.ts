import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** What it is about on the left, what to do on the right; one above the other where there is no room. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: vars.space[7],
  selectors: {
    '&:first-child': { paddingBlockStart: vars.space[3] },
    '&:not(:first-child)': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
  },
  '@media': {
    [media.above('xl')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: vars.space[10],
      paddingBlock: vars.space[8],
    },
  },
});
