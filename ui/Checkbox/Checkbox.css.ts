import { style } from '@vanilla-extract/css';
import { focusRing, media, supports, typeStyle, vars } from '#ui/theme';

const BOX_SIZE = '26px';

/** The box of a checkbox, replacing that of the browser. */
const box = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: BOX_SIZE,
  height: BOX_SIZE,
  margin: 0,
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.sm },
    '&:checked': { background: vars.color.brand, borderColor: vars.color.brand },
    // The check mark is two borders of a rotated box, because borders stay visible in forced-colors mode.
    '&:checked::before': {
      content: '',
      width: '7px',
      height: '13px',
      marginTop: `calc(-1 * ${vars.space[1]})`,
      border: `solid ${vars.color.brandInk}`,
      borderWidth: `0 ${vars.border.strong} ${vars.border.strong} 0`,
      transform: 'rotate(45deg)',
    },
  },
});

/** How far the target extends beyond the padding box to be 44 px wide. */
const REACH = `calc((${BOX_SIZE} - ${vars.control.minTarget}) / 2 - ${vars.border.field})`;

export const checkbox = style([
  box,
  {
    // Centred on the first line of the label.
    marginTop: `calc(${vars.space[2]} + (${vars.type.ui.lineHeight} * ${vars.type.ui.size} - ${BOX_SIZE}) / 2)`,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-invalid="true"])': { borderColor: vars.color.ink } },
      },
    },
    '::after': { content: '', position: 'absolute', inset: REACH },
    selectors: {
      '&[aria-invalid="true"]': { border: `${vars.border.strong} solid ${vars.color.danger}` },
    },
  },
]);

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
    [media.forcedColors]: { border: `${vars.border.field} solid` },
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
export const tileBox = style([box, { selectors: { '&:focus-visible': { outline: 'none' } } }]);
