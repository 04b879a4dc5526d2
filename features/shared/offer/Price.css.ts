import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

// `relative` positions the visually hidden text at the price; elsewhere it could add scrollable overflow.
export const price = style({ position: 'relative', display: 'flex', fontVariantNumeric: 'tabular-nums' });

export const layouts = styleVariants({
  card: { flexDirection: 'column', gap: vars.space[1] },
  large: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    // As high as the two amounts, which stack with one font and not with another.
    minHeight: `calc(2 * ${vars.type.ui.lineHeight} * ${vars.type.small.size})`,
  },
  row: { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space[1] },
  bar: { flexDirection: 'column', gap: vars.space[1] },
});

/** Beside the large price, the other two amounts are stacked. */
export const asides = styleVariants({
  card: { display: 'contents' },
  large: {
    display: 'grid',
    gap: vars.space[1],
    // Below a price that is too wide for them, they are in one line.
    '@media': {
      [media.below('xs')]: {
        flex: '1 1 7rem',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space[3],
        rowGap: 0,
      },
    },
  },
  row: { display: 'contents' },
  bar: { display: 'contents' },
});

export const amounts = styleVariants({
  card: {
    ...typeStyle('price'),
    // '12.345,00 RSD' must fit into two cards side by side on 320 px.
    '@media': {
      [media.below('xs')]: { fontSize: `clamp(${vars.type.body.size}, 5.2vw, ${vars.type.h4.size})` },
    },
  },
  large: typeStyle('priceLarge'),
  row: { ...typeStyle('body'), fontWeight: vars.weight.bold, lineHeight: vars.type.price.lineHeight },
  bar: typeStyle('price'),
});

const aside = { ...typeStyle('small'), lineHeight: vars.type.ui.lineHeight };

export const old = style({
  ...aside,
  color: vars.color.inkMuted,
  textDecorationThickness: vars.border.field,
});

export const savings = style({ ...aside, color: vars.color.sale, fontWeight: vars.weight.semibold });

export const ownLine = style({ flexBasis: '100%' });

export const before = style([ownLine, typeStyle('body')]);

export const note = style([ownLine, aside, { color: vars.color.inkMuted }]);

/** Amounts have no-break spaces: only one that is wider than its card breaks. */
export const amount = style({ minWidth: 0 });
