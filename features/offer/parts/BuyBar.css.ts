import { globalStyle, style } from '@vanilla-extract/css';
import { bottomInset, media, vars } from '#ui/theme';

/**
 * Sticks to the lower edge of the window within the screen's content, and takes up space at its end, so that it never
 * covers the footer.
 */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: bottomInset,
  zIndex: vars.z.sticky,
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  boxShadow: vars.shadow.stickyBar,
  transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}, visibility ${vars.motion.duration.base}`,
  selectors: {
    '&[data-state="hidden"]': { transform: 'translateY(100%)', visibility: 'hidden', boxShadow: 'none' },
  },
  '@media': { [media.above('xl')]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const action = style({ flex: '0 1 auto', minWidth: 0 });

// Focused elements scroll to above the bar (WCAG 2.4.11).
globalStyle(`html:has(${bar})`, {
  '@media': {
    [media.upTo('xl')]: {
      scrollPaddingBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom) + ${bottomInset})`,
    },
  },
});
