import { globalStyle, style } from '@vanilla-extract/css';
import { media, onTint, surfacePadding, tokens, vars } from '#ui/theme';

const { brand, brandHover } = tokens.color;

/** One ground, into which the inner edge of the picture fades. */
export const card = style([
  onTint,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: vars.radius.xl,
    background: vars.color.tint,
    color: vars.color.ink,
    '@media': { [media.from('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  },
]);

/** As high as the packs in the picture, whose ground is cut below them. */
export const picture = style({
  position: 'relative',
  aspectRatio: '1 / 1.04',
  vars: { [vars.color.surfaceSunken]: 'transparent' },
  '@media': { [media.from('sm')]: { maskImage: 'linear-gradient(90deg, black 86%, transparent)' } },
});
globalStyle(`${picture} > *`, {
  position: 'absolute',
  inset: 0,
  maskImage: 'linear-gradient(black 86%, transparent)',
});
globalStyle(`${picture} img`, { objectPosition: 'top' });

/** Bill and price are side by side where there is room. */
export const about = style([
  surfacePadding.medium,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    gap: `${vars.space[6]} ${vars.space[9]}`,
    paddingBlockStart: 0,
    '@media': { [media.from('sm')]: { paddingBlock: vars.space[7] } },
  },
]);

export const head = style({ flexBasis: '100%' });

export const bill = style({
  alignSelf: 'start',
  flex: '1 1 17rem',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[9]} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

/** The amount is below the name where there is no room beside it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const name = style({ flex: '1 1 6rem' });

/** The button is as green as elsewhere. */
export const buy = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[5],
  flex: '1 1 15rem',
  vars: { [vars.color.brand]: brand, [vars.color.brandHover]: brandHover },
});
