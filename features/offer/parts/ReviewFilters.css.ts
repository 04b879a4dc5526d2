import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});

export const toggle = style({
  ...typeStyle('ui'),
  minHeight: vars.control.minTarget,
  paddingInline: vars.space[4],
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brand,
      background: vars.color.brandTint,
      color: vars.color.brand,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.brand } } } },
});
