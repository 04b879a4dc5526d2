import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const totals = style({ display: 'grid', gap: vars.space[3], fontVariantNumeric: 'tabular-nums' });

export const row = style({
  display: 'flex',
  // '726.470,00 RSD' may need a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const savings = style([row, { color: vars.color.sale, fontWeight: vars.weight.semibold }]);

export const total = style([
  row,
  {
    ...typeStyle('price'),
    selectors: {
      // A line between them and the total only where there are any.
      '* + &': {
        paddingBlockStart: vars.space[3],
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      },
    },
  },
]);

/** Beside the large total, and never parted from its number. */
export const count = style({ ...typeStyle('body'), color: vars.color.inkMuted, whiteSpace: 'nowrap' });

export const amount = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

/** Where an amount will stand. */
export const room = style({ width: vars.space[11] });
