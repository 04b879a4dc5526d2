import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Placeholder of two tabs and the line below them. */
export const tabsLoading = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[13]} ${vars.space[11]}`,
  gap: vars.space[6],
  alignItems: 'center',
  height: vars.control.height,
  boxShadow: `inset 0 calc(-1 * ${vars.border.hairline}) 0 ${vars.color.line}`,
});
