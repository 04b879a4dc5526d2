import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** A column that long contents do not widen. */
const FITTING = 'minmax(0, 1fr)';

export const layouts = styleVariants({
  above: { display: 'grid', gridTemplateColumns: FITTING, gap: vars.space[2] },
  group: { display: 'grid', gridTemplateColumns: FITTING, gap: vars.space[2] },
  beside: {
    display: 'grid',
    gridTemplateColumns: `auto ${FITTING}`,
    columnGap: vars.space[3],
  },
});

const labelText = { ...typeStyle('ui'), color: vars.color.ink };

export const labels = styleVariants({
  above: { ...labelText, fontWeight: vars.weight.semibold },
  group: { ...labelText, fontWeight: vars.weight.semibold },
  beside: {
    ...labelText,
    fontWeight: vars.weight.regular,
    alignSelf: 'center',
    paddingBlock: vars.space[2],
    cursor: 'pointer',
    selectors: { ':disabled + &': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
  },
});

export const required = style({ color: vars.color.danger });

export const optional = style({
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
});

/** Under the control, or under the label where that stands beside it. */
const note = style({ gridColumn: '-2 / -1', ...typeStyle('small') });

export const hint = style([note, { color: vars.color.inkMuted }]);

// The live region is always there, so that screen readers hear what comes into it. Empty, it takes no row's gap.
export const error = style([
  note,
  {
    color: vars.color.danger,
    fontWeight: vars.weight.semibold,
    selectors: { '&:empty': { position: 'absolute' } },
  },
]);

export const errorText = style({ display: 'flex', gap: vars.space[2] });

/**
 * The box around a native control and whatever stands beside it. The control must be its direct child: its focus,
 * `aria-invalid` and `disabled` colour the box.
 */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  minHeight: vars.control.height,
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.ink,
  transitionProperty: 'border-color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } } },
  selectors: {
    '&:has(> :disabled)': {
      borderColor: vars.color.line,
      background: vars.color.surfaceSunken,
      color: vars.color.inkMuted,
    },
    '&:has(> [aria-invalid="true"])': { border: `${vars.border.strong} solid ${vars.color.danger}` },
    '&:has(> :focus-visible:is(input, select, textarea))': {
      borderColor: vars.color.brand,
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
    },
  },
});

/** The native control inside a `box`: no frame of its own, as large as the room it gets. */
export const control = style({
  ...typeStyle('bodyLarge'),
  flex: 1,
  minWidth: 0,
  width: '100%',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    // Safari fades disabled text below the contrast it has to have.
    '&:disabled': { opacity: 1, WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
  },
});
