import { style } from '@vanilla-extract/css';
import { focusRing, media, typeStyle, vars } from '#ui/theme';

const BOX = '26px';

export const question = style({ minWidth: 0 });

export const legend = style({ width: '100%' });

export const answers = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[7],
  '@media': { [media.below('sm')]: { marginBlockStart: vars.space[5] } },
});

export const answer = style({
  ...typeStyle('lead'),
  fontWeight: vars.weight.medium,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '68px',
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  // Not a border: a thicker one would move the words when an answer is chosen.
  boxShadow: `inset 0 0 0 ${vars.border.field} ${vars.color.lineStrong}`,
  cursor: 'pointer',
  transitionProperty: 'background-color, box-shadow',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { boxShadow: `inset 0 0 0 ${vars.border.field} ${vars.color.ink}` } },
    },
    [media.below('sm')]: { minHeight: '62px', paddingInline: vars.space[4] },
    '(forced-colors: active)': { border: `${vars.border.field} solid` },
  },
  selectors: {
    '&:has(:checked)': {
      background: vars.color.brandTint,
      boxShadow: `inset 0 0 0 ${vars.border.strong} ${vars.color.brand}`,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: BOX,
  height: BOX,
  margin: 0,
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none', borderRadius: vars.radius.sm },
    '&:checked': { background: vars.color.brand, borderColor: vars.color.brand },
    // A corner of a box, turned: borders keep showing where the system replaces colours.
    '&:checked::before': {
      content: '',
      width: '7px',
      height: '13px',
      marginTop: `calc(-1 * ${vars.space[1]})`,
      border: `solid ${vars.color.brandInk}`,
      borderWidth: `0 ${vars.border.strong} ${vars.border.strong} 0`,
      rotate: '45deg',
    },
  },
});
