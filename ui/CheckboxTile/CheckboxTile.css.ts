import { style } from '@vanilla-extract/css';
import { checkboxStyles } from '#ui/internal';
import { focusRing, media, supports, typeStyle, vars } from '#ui/theme';

export const tile = style({
  ...typeStyle('lead'),
  fontWeight: vars.weight.medium,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '68px',
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  // Not a border: a thicker border would move the text when the answer is selected.
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
  '@supports': { [supports.withoutHas]: { selectors: { '&:focus-within': focusRing } } },
});

/** The tile shows the focus ring instead. */
export const box = style([checkboxStyles.box, { selectors: { '&:focus-visible': { outline: 'none' } } }]);
