import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** A name over its value; where there is room, beside it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[5],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.from('xs')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.8fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.8fr)' },
  },
});

export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
