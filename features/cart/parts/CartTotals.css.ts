import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const footer = style({ display: 'grid', gap: vars.space[3] });

const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const savings = style([row, { color: vars.color.sale, fontWeight: vars.weight.semibold }]);

export const total = style([
  row,
  {
    ...typeStyle('price'),
    boxSizing: 'content-box',
    minHeight: vars.space[7],
    selectors: {
      // A line between the two only where there are two.
      '* + &': {
        paddingBlockStart: vars.space[3],
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      },
    },
  },
]);

export const amount = style({ whiteSpace: 'nowrap' });

export const payment = style({ ...typeStyle('small'), color: vars.color.inkMuted, textAlign: 'center' });
