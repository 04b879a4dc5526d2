import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Apart from the list below it. */
export const panel = style({ marginBlockEnd: vars.space[5] });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  // The drawing of the button, not its target, lines up with the fields.
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});

export const textRoom = style({ height: vars.space[13] });
