import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

/** Stays in reach while the states below it are looked at. */
export const controls = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[5],
  paddingBlock: vars.space[3],
  borderBlock: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const row = style({ paddingBlockStart: vars.space[6] });

/** A jump to it ends below the controls. */
export const name = style({ ...typeStyle('h4'), margin: 0, scrollMarginBlockStart: '10rem' });

export const part = style({
  ...typeStyle('small'),
  marginInlineStart: vars.space[1],
  color: vars.color.inkMuted,
});

/** Keeps its line until the sentence is loaded, so that nothing below it moves. */
export const description = style({
  ...typeStyle('small'),
  minHeight: '1lh',
  margin: 0,
  marginBlockEnd: vars.space[3],
  color: vars.color.inkMuted,
});

/** The space between frames, in px. */
export const GAP = 20;

export const windows = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: GAP });
