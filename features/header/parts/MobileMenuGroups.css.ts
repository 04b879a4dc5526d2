import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

/** Two columns; one where the window is narrow or the text large. An open tile keeps its column. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[2],
});

export const tile = style({
  ...typeStyle('ui'),
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: vars.space[1],
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
});

export const all = style([
  tile,
  {
    paddingInline: vars.space[3],
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    background: 'none',
    textAlign: 'center',
  },
]);

export const offers = style({ paddingInlineStart: vars.space[3] });
