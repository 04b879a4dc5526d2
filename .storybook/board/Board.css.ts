import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const row = style({ paddingBlockStart: vars.space[6] });

export const name = style({ ...typeStyle('h4'), margin: 0 });

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

export const windows = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start' });
