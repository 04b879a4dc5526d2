import { style, styleVariants } from '@vanilla-extract/css';
import {
  BOTTOM_BAR_HEIGHT,
  BOTTOM_MESSAGE_HEIGHT,
  media,
  onDeep,
  typeStyle,
  vars,
  windowHeight,
} from '#ui/theme';

const bar = style({
  insetInline: 0,
  zIndex: vars.z.sticky,
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  '@media': {
    // At 400 % the bar would be higher than the window.
    [media.short]: { maxHeight: `calc(.7 * ${windowHeight.small})`, overflowY: 'auto' },
    [media.print]: { display: 'none' },
  },
});

export const placements = styleVariants({
  window: [bar, { position: 'fixed', insetBlockEnd: 0, boxShadow: vars.shadow.stickyBar }],
  message: [
    bar,
    {
      vars: onDeep,
      ...typeStyle('body'),
      position: 'fixed',
      insetBlockEnd: `var(${BOTTOM_BAR_HEIGHT}, 0px)`,
      color: vars.color.ink,
      textAlign: 'center',
      textWrap: 'balance',
    },
  ],
  content: [
    bar,
    {
      position: 'sticky',
      // While there is a bar of the window, it stays at the end of its content: never two bars.
      insetBlockEnd: `calc(var(${BOTTOM_MESSAGE_HEIGHT}, 0px) - 100 * var(${BOTTOM_BAR_HEIGHT}, 0px))`,
      boxShadow: vars.shadow.stickyBar,
      transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}, visibility ${vars.motion.duration.base}`,
      selectors: {
        '&[data-state="hidden"]': { transform: 'translateY(100%)', visibility: 'hidden', boxShadow: 'none' },
      },
    },
  ],
});
