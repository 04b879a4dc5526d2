import { style } from '@vanilla-extract/css';
import { horizontalScroller, media, typeStyle, vars } from '#ui/theme';

export const list = style([
  horizontalScroller,
  {
    gap: vars.space[6],
    // Not a border: the underline of the open tab overlaps it.
    boxShadow: `inset 0 calc(-1 * ${vars.border.hairline}) 0 ${vars.color.line}`,
  },
]);

/** In print each panel has its label. */
export const screenList = style([list, { '@media': { [media.print]: { display: 'none' } } }]);

export const tab = style({
  ...typeStyle('button'),
  fontWeight: vars.weight.medium,
  flex: 'none',
  minWidth: vars.control.minTarget,
  minHeight: vars.control.height,
  paddingInline: vars.space[1],
  borderBlock: `${vars.border.tab} solid transparent`,
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  transitionProperty: 'color, border-color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  selectors: {
    '&[data-state="active"]': {
      borderBlockEndColor: vars.color.brand,
      color: vars.color.ink,
      fontWeight: vars.weight.semibold,
    },
    // The overflow would clip a focus ring outside the tab.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
  },
});

/** Reserves the width of the bold label, so that opening a tab does not move its neighbours. */
export const label = style({
  display: 'grid',
  '::after': {
    content: 'attr(data-label)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: vars.weight.semibold,
  },
});

export const panel = style({ paddingBlockStart: vars.space[5] });

export const findablePanel = style([
  panel,
  {
    selectors: { '&[data-state="inactive"]': { paddingBlockStart: 0 } },
    '@media': {
      [media.print]: {
        selectors: {
          '&[data-state]': { paddingBlockStart: vars.space[5] },
          '&::before': {
            content: 'attr(data-label)',
            display: 'block',
            breakAfter: 'avoid',
            fontWeight: vars.weight.semibold,
          },
        },
      },
    },
  },
]);
