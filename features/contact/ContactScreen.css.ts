import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[6],
    },
    [media.from('xl')]: { gridTemplateColumns: '1.2fr 1fr 1fr' },
  },
});

/** The phone comes first: it takes a row of its own before there is room for three. */
export const way = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[6],
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
  selectors: { '&:first-child': { background: vars.color.brandTint } },
  '@media': {
    [media.from('sm')]: {
      padding: vars.space[7],
      selectors: { '&:first-child': { gridColumn: '1 / -1' } },
    },
    [media.from('xl')]: { selectors: { '&:first-child': { gridColumn: 'auto' } } },
  },
});

export const icon = style({ color: vars.color.brand, marginBlockEnd: vars.space[1] });

export const value = style({ ...typeStyle('bodyLarge'), overflowWrap: 'anywhere' });

/** A number that is dialled is read in one piece. */
export const phone = style({ fontVariantNumeric: 'lining-nums', whiteSpace: 'nowrap' });

export const shortcuts = style({ display: 'grid', gap: vars.space[6] });

export const shortcut = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
