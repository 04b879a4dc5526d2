import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const row = style({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });

const cellSpace = style({
  paddingInlineEnd: vars.space[5],
  textAlign: 'start',
  overflowWrap: 'anywhere',
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

export const toggleCell = style({ width: vars.control.minTarget });

export const toggle = style({
  display: 'grid',
  alignItems: 'center',
  // Aligns the icon, not its target, with the end of the row.
  justifyItems: 'end',
  width: vars.control.minTarget,
  height: vars.control.minTarget,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.brand } } } },
});

export const chevron = style({
  transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[5],
  rowGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlockEnd: vars.space[5],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const term = style({ ...typeStyle('small'), color: vars.color.inkMuted });
