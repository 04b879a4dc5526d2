import { style } from '@vanilla-extract/css';
import { focusRingPadding, typeStyle, vars } from '#ui/theme';

/** With large text, the columns can be wider than the page: then the table scrolls, not the page. */
export const frame = style({ ...focusRingPadding, overflowX: 'auto' });

export const row = style({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });

const cellSpace = style({
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const columnHeading = style([
  cellSpace,
  {
    ...typeStyle('small'),
    paddingBlockEnd: vars.space[3],
    color: vars.color.inkMuted,
    // A column is at least as wide as the longest word of its heading.
    overflowWrap: 'break-word',
  },
]);

export const cell = style([
  cellSpace,
  {
    paddingBlock: vars.space[4],
    fontWeight: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    selectors: { 'th&': { fontWeight: vars.weight.semibold } },
  },
]);
