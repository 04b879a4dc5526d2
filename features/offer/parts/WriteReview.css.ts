import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Space between the panel and the list below. */
export const panel = style({ marginBlockEnd: vars.space[5] });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  // Aligns the button's icon, not its larger target, with the fields.
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});

export const textPlaceholder = style({ height: vars.space[13] });
