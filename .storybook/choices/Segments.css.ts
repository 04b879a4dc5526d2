import { style } from '@vanilla-extract/css';
import { focusRing, typeStyle, vars } from '#ui/theme';

export const segments = style({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 0 });

export const legend = style({
  ...typeStyle('ui'),
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontWeight: vars.weight.semibold,
});

export const segment = style({
  ...typeStyle('small'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  marginInlineEnd: '-1px',
  paddingInline: vars.space[3],
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:first-of-type': { borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md },
    '&:last-of-type': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
    '&:hover': { background: vars.color.brandTint },
    '&:has(:checked)': { background: vars.color.brand, color: vars.color.brandInk },
    '&:has(:focus-visible)': { ...focusRing, zIndex: vars.z.raised },
  },
});

/** The label is what is seen. */
export const input = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' });
