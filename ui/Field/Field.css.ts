import { style, styleVariants } from '@vanilla-extract/css';
import { media, supports, typeStyle, vars } from '#ui/theme';

/** A column that long content does not widen. */
const FLEXIBLE_COLUMN = 'minmax(0, 1fr)';

const stacked = { display: 'grid', gridTemplateColumns: FLEXIBLE_COLUMN, gap: vars.space[2] };

export const layouts = styleVariants({
  above: stacked,
  group: stacked,
  beside: {
    display: 'grid',
    gridTemplateColumns: `auto ${FLEXIBLE_COLUMN}`,
    columnGap: vars.space[3],
  },
});

const labelText = { ...typeStyle('ui'), color: vars.color.ink };
const labelAbove = { ...labelText, fontWeight: vars.weight.semibold };

export const labels = styleVariants({
  above: labelAbove,
  group: labelAbove,
  beside: {
    ...labelText,
    // A consent is read, not only found.
    ...typeStyle('body'),
    fontWeight: vars.weight.regular,
    alignSelf: 'center',
    paddingBlock: vars.space[2],
    cursor: 'pointer',
  },
});

export const required = style({ color: vars.color.danger });

export const optional = style({
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
});

/** Below the control, or below the label where the label is beside the control. */
const note = style({ gridColumn: '-2 / -1', ...typeStyle('body') });

export const hint = style([note, { color: vars.color.inkMuted }]);

// The live region is always rendered, so that screen readers announce new content. Empty, it must not add a grid gap.
export const error = style([
  note,
  {
    color: vars.color.danger,
    fontWeight: vars.weight.semibold,
    selectors: { '&:empty': { position: 'absolute' } },
  },
]);

export const errorText = style({ display: 'flex', gap: vars.space[2] });

const focused = {
  borderColor: vars.color.brand,
  outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
};

/**
 * The box around a native control and its buttons. The control must be a direct child: the box shows its focus
 * and whether it is invalid.
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
  '@media': {
    [media.hover]: {
      selectors: {
        // `:where` keeps it weaker than the focus.
        '&:hover:not(:where(:has(> [aria-invalid="true"])))': { borderColor: vars.color.ink },
      },
    },
  },
  selectors: {
    '&:has(> [aria-invalid="true"])': { border: `${vars.border.strong} solid ${vars.color.danger}` },
    '&:has(> :focus-visible:is(input, select, textarea))': focused,
  },
  '@supports': { [supports.withoutHas]: { selectors: { '&:focus-within': focused } } },
});

/** The native control inside a `box`: without a border of its own, filling the available space. */
export const control = style({
  ...typeStyle('body'),
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
  },
});
