import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

/** Space between the coloured background and the content above it. */
export const separated = style({ paddingBlockStart: vars.space[10] });

export const warnings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});

export const link = style({
  ...typeStyle('ui'),
  justifySelf: 'start',
  minHeight: vars.control.minTarget,
  borderRadius: vars.radius.xs,
  color: vars.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const linkText = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.brand,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space[1],
});
