import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[5],
  alignItems: 'center',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.from('md')]: { gridTemplateColumns: '2fr 2fr 4fr 6fr 3fr 3fr' },
  },
});

export const head = style([row, { ...typeStyle('small'), paddingBlockEnd: vars.space[3] }]);

/** As high as the two stacked links in the last column of a wide table. */
export const order = style([
  row,
  {
    minHeight: vars.control.heightLarge,
    paddingBlock: vars.space[4],
    '@media': {
      [media.from('md')]: {
        minHeight: `calc(2 * (${vars.control.minTarget} + ${vars.space[4]}))`,
      },
    },
  },
]);
