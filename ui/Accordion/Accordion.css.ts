import { keyframes, style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const height = 'var(--radix-accordion-content-height)';

const open = keyframes({ from: { height: 0 }, to: { height } });
const close = keyframes({ from: { height }, to: { height: 0 } });

export const root = style({ borderBlockStart: hairline });

export const item = style({ borderBlockEnd: hairline });

export const heading = style({ font: 'inherit' });

export const trigger = style({
  ...typeStyle('bodyLarge'),
  lineHeight: vars.type.ui.lineHeight,
  fontWeight: vars.weight.semibold,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  overflowWrap: 'anywhere',
  minHeight: '68px',
  paddingBlock: vars.space[3],
  textAlign: 'start',
  transition: `color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.brand } } } },
});

export const whenClosed = style({
  flex: 'none',
  selectors: { [`${trigger}[data-state="open"] &`]: { display: 'none' } },
});

export const whenOpen = style({
  flex: 'none',
  selectors: { [`${trigger}[data-state="closed"] &`]: { display: 'none' } },
});

export const content = style({
  ...typeStyle('bodyLarge'),
  overflow: 'hidden',
  animationDuration: vars.motion.duration.base,
  animationTimingFunction: vars.motion.easing.standard,
  selectors: {
    '&[data-state="open"]': { animationName: open },
    '&[data-state="closed"]': { animationName: close },
  },
});

export const inner = style({ paddingBlockEnd: vars.space[6] });
