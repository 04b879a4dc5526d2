import { style } from '@vanilla-extract/css';
import { focusRing, media, typeStyle, vars } from '#ui/theme';

export const country = style({
  ...typeStyle('body'),
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  borderRadius: `calc(${vars.radius.md} - ${vars.border.field})`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } },
  },
  selectors: {
    // The hairline between country and number.
    '&::after': {
      content: '',
      alignSelf: 'stretch',
      marginBlock: vars.space[3],
      marginInlineStart: vars.space[2],
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});

export const number = style({ paddingInlineStart: vars.space[2], fontVariantNumeric: 'tabular-nums' });

export const popup = style({
  position: 'absolute',
  zIndex: vars.z.menu,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  // Overlaps the border of the box, so that the edges of both align.
  insetInline: `calc(-1 * ${vars.border.field})`,
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: vars.color.ink,
});

export const searchRow = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space[4],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  selectors: {
    '&:focus-within': {
      borderBlockEndColor: vars.color.focus,
      boxShadow: `inset 0 -1px ${vars.color.focus}`,
      // Shown in forced colours, which remove the line.
      outline: `${vars.border.strong} solid transparent`,
      outlineOffset: `calc(-1 * ${vars.border.strong})`,
    },
  },
});

export const search = style({
  minHeight: vars.control.height,
  color: vars.color.ink,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const list = style({ padding: vars.space[1] });

export const option = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.control.minTarget,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  width: '100%',
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  selectors: {
    // The focus stays in the search, so this shows where the arrow keys are.
    '&[data-active="true"]': {
      ...focusRing,
      outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
      background: vars.color.surfaceSunken,
    },
    '&[aria-selected="true"]': { fontWeight: vars.weight.semibold },
  },
});

export const code = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const empty = style({
  ...typeStyle('body'),
  padding: vars.space[4],
  color: vars.color.inkMuted,
});
