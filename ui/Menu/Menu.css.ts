import { style } from '@vanilla-extract/css';
import { vars, windowHeight } from '#ui/theme';
import * as menuButtonStyles from './menuButton.css';

export const chevron = style({
  transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  selectors: { [`${menuButtonStyles.button}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});

// `display` takes part in the transition, so that the sheet fades out before it and its links are hidden.
const fades = {
  transitionProperty: 'opacity, translate, display',
  transitionDuration: vars.motion.duration.base,
  transitionTimingFunction: vars.motion.easing.standard,
  transitionBehavior: 'allow-discrete',
};

export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: vars.z.menu,
  maxHeight: `calc(.8 * ${windowHeight.current})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Covers the header's border.
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.menu,
  // The edge in forced colours, which remove the shadow.
  outline: `${vars.border.strong} solid transparent`,
  outlineOffset: `calc(-1 * ${vars.border.strong})`,
  ...fades,
  '@starting-style': { opacity: 0, translate: `0 calc(-1 * ${vars.space[2]})` },
  selectors: {
    '&[hidden]': { opacity: 0, translate: `0 calc(-1 * ${vars.space[2]})`, pointerEvents: 'none' },
  },
});

export const inner = style({
  maxWidth: `calc(${vars.container.page} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[7]} ${vars.space[8]}`,
});

/** Above the page, below the header. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: `calc(${vars.z.header} - 1)`,
  background: vars.color.scrim,
  ...fades,
  '@starting-style': { opacity: 0 },
  selectors: { '&[hidden]': { opacity: 0, pointerEvents: 'none' } },
});
