import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

const round = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
};

export const seal = style({
  ...round,
  width: vars.control.heightLarge,
  aspectRatio: '1',
  background: vars.color.successTint,
  color: vars.color.success,
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[5]} ${vars.space[6]}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
});

export const number = style({
  ...typeStyle('priceLarge'),
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** The marks stand on one line, from the first to the last. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.control.height} minmax(0, 1fr)`,
  gap: vars.space[4],
  paddingBlockEnd: vars.space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${vars.control.height} 0`,
      insetInlineStart: `calc(${vars.control.height} / 2)`,
      borderInlineStart: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    },
  },
});

export const mark = style({
  ...round,
  height: vars.control.height,
  background: vars.color.brandTint,
  color: vars.color.brand,
});
