import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

/** Looks like the field of the search, which it opens. */
export const search = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  maxWidth: vars.container.dialog,
  minHeight: vars.control.heightLarge,
  paddingInline: vars.space[4],
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.inkMuted,
  textAlign: 'start',
});
