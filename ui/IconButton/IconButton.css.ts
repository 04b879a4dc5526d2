import { style, styleVariants } from '@vanilla-extract/css';
import { countBubble, media, vars, whilePressed } from '#ui/theme';

export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  position: 'relative',
  border: `${vars.border.field} solid transparent`,
  borderRadius: vars.radius.md,
  color: vars.color.ink,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.color.brandTint } },
    },
    [media.print]: { display: 'none' },
  },
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    // At once, while the code of what it opens may still be loading.
    '&[aria-expanded="true"]': { background: vars.color.brandTint },
    ...whilePressed,
  },
});

export const tones = styleVariants({
  plain: {},
  outlined: {
    borderColor: vars.color.lineStrong,
    selectors: { '&[aria-disabled="true"]': { borderColor: vars.color.line } },
  },
});

const square = (side: string) => ({ width: side, height: side });

export const sizes = styleVariants({
  small: square(vars.control.minTarget),
  medium: square(vars.space[9]),
});

const countHeight = '1.375rem';

/**
 * Beside the icon's outline, so that a longer number does not cover more of it, to shortly after the button. As the text grows,
 * the number grows away from the icon.
 */
export const countPlace = style({
  position: 'absolute',
  top: `calc(23px - ${countHeight})`,
  insetInlineStart: `calc(50% + ${vars.space[1]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
  display: 'flex',
  // With large text, what is wider than its place begins before it, and does not end outside the window.
  justifyContent: 'flex-end',
});

export const count = style({
  ...countBubble(countHeight),
  position: 'static',
  flex: 'none',
  marginInlineEnd: 'auto',
  boxShadow: `0 0 0 ${vars.border.strong} ${vars.color.surface}`,
});
