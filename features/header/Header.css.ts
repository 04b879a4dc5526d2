import { createViewTransition, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { headerHeight, media, supports, vars } from '#ui/theme';

/** Scroll distance after which the header becomes fixed (Shell/Header). */
const FIXED_AFTER = '150px';

const transition = createViewTransition();

/** Without the announcement above the bar. */
const shown = { insetBlockStart: `calc(-1 * ${vars.control.minTarget})` };

export const header = style({
  position: 'relative',
  zIndex: vars.z.header,
  viewTransitionName: transition,
  '@media': {
    [media.above('xl')]: {
      position: 'sticky',
      // Less than minus the height of the header.
      insetBlockStart: '-240px',
      transition: `inset-block-start ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
      // A link that Tab reaches is in sight.
      selectors: { '&:has(:focus-visible)': shown },
      '@supports': { [supports.withoutHas]: { selectors: { '&:focus-within': shown } } },
    },
  },
});

/** Comes back on wide screens. */
export const back = style({ '@media': { [media.above('xl')]: shown } });

// The header does not fade in page transitions. Its own group keeps it above the fading pages.
globalStyle(`::view-transition-group(${transition}), ::view-transition-new(${transition})`, {
  animation: 'none',
});
globalStyle(`::view-transition-old(${transition})`, { display: 'none' });

export const bar = style({
  // Positions the sheet of the shop menu.
  position: 'relative',
  background: vars.color.surface,
  boxShadow: `0 ${vars.border.hairline} 0 ${vars.color.line}`,
});

/** The logo in the middle. */
export const centred = style({
  minHeight: headerHeight.wide,
  '@media': { [media.upTo('xl')]: { minHeight: headerHeight.narrow } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
});

/** The logo, the links beside it, and the other controls at the end. Up to 1020 px the logo is in the middle. */
export const row = style({
  minHeight: headerHeight.wide,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  '@media': {
    [media.upTo('xl')]: {
      minHeight: headerHeight.narrow,
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    },
  },
});

/** Aligns icons, not their larger targets, with the edges of the page's columns; on phones with space for the cart's count. */
const iconOffset = `calc(-1 * ${vars.space[2]})`;

export const start = style({
  justifySelf: 'start',
  // Its column is narrower by the offset.
  maxWidth: `calc(100% + ${vars.space[2]})`,
  marginInlineStart: iconOffset,
});

const end = style({
  justifySelf: 'end',
  marginInlineEnd: iconOffset,
  '@media': { [media.above('xl')]: { marginInlineEnd: `calc(-1 * ${vars.space[3]})` } },
});

const onNarrow = { '@media': { [media.above('xl')]: { display: 'none' } } };
const onWide = { '@media': { [media.upTo('xl')]: { display: 'none' } } };

export const menu = style([start, onNarrow]);

export const onlyWide = style(onWide);

/** From word to word, whose links have a padding, 30 px; from the logo 48. */
export const links = style([
  onWide,
  {
    display: 'flex',
    '@media': {
      [media.above('xl')]: { marginInlineStart: vars.space[2] },
      [media.above('xxl')]: {
        columnGap: `calc(30px - 2 * ${vars.space[3]})`,
        marginInlineStart: `calc(${vars.space[9]} - ${vars.space[3]})`,
      },
    },
  },
]);

export const tools = style([
  end,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    '@media': { [media.upTo('xl')]: { gap: 0 } },
  },
]);

export const withLabels = style({ '@media': { [media.below('sm')]: { display: 'none' } } });

export const withIcons = style({ '@media': { [media.from('sm')]: { display: 'none' } } });

/** Reserves the height of the bar while the bar is fixed. */
export const place = style({ '@media': { [media.upTo('xl')]: { height: headerHeight.narrow } } });

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });

export const fixed = style({
  '@media': {
    [media.upTo('xl')]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: 0,
      animation: `${slideIn} ${vars.motion.duration.base} ${vars.motion.easing.enter}`,
    },
  },
});

const marker = style({
  position: 'absolute',
  insetBlockStart: 0,
  width: vars.border.hairline,
  pointerEvents: 'none',
});

/** The bar becomes fixed once this has been scrolled past. */
export const scrollDistance = style([marker, { height: FIXED_AFTER }]);

/** As high as the content above the bar. */
export const above = style([marker, { insetBlockEnd: headerHeight.narrow }]);
