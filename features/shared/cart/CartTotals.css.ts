import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const totals = style({ display: 'grid', gap: vars.space[3], fontVariantNumeric: 'tabular-nums' });

export const row = style({
  display: 'flex',
  // A long amount such as '726.470,00 RSD' may need its own line.
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
      // A rule above the total, only if there are rows before it.
      '* + &': {
        paddingBlockStart: vars.space[3],
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      },
    },
  },
]);

/** The number of pieces beside the total. */
export const count = style({ ...typeStyle('body'), color: vars.color.inkMuted, whiteSpace: 'nowrap' });

export const amount = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

/** The size of an amount in the skeleton. */
export const placeholder = style({ width: vars.space[11] });
