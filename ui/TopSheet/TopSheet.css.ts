import { keyframes, style } from '@vanilla-extract/css';
import { enterExitAnimations, headerHeight, media, vars, windowHeight } from '#ui/theme';

const slideDown = keyframes({ from: { transform: 'translateY(-100%)' } });
const slideUp = keyframes({ to: { transform: 'translateY(-100%)' } });

/** Uncovers the sheet from above, so that it does not pass over the header. Keeps its shadow. */
const shown = 'inset(0 0 -64px)';
const uncover = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: shown } });
const cover = keyframes({ from: { clipPath: shown }, to: { clipPath: 'inset(0 0 100%)' } });

/** Leaves a strip of the page visible, which can be clicked to close the sheet. */
export const highest = `${windowHeight.current} - ${vars.space[10]}`;

const sheet = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.z.panel,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: windowHeight.current,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  '@media': { [media.from('sm')]: { maxHeight: `calc(${highest})` } },
});

export const sheetOver = style([sheet, enterExitAnimations(slideDown, slideUp)]);
export const sheetBelow = style([sheet, enterExitAnimations(uncover, cover)]);

/** As high as the header, which it covers on narrow screens. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: headerHeight.wide,
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line}`,
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&:has(input:focus-visible)': {
      borderBlockEndColor: vars.color.ink,
      // Shown in forced colours, where the line looks the same without focus.
      outline: `${vars.border.strong} solid transparent`,
      outlineOffset: `calc(-1 * ${vars.border.strong})`,
    },
  },
  '@media': { [media.upTo('xl')]: { minHeight: headerHeight.narrow } },
});

export const field = style({ flex: 1, minWidth: 0 });

export const close = style({
  // Aligns the icon, not its target, with the end of the page's columns.
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps what is scrolled to away from the edges, with its focus ring.
  scrollPaddingBlock: `${vars.space[10]} ${vars.space[4]}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
