import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

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

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
});

export const band = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  paddingBlock: vars.space[5],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const country = style({ ...typeStyle('h4'), margin: 0 });

export const note = style({ ...typeStyle('small'), display: 'block', color: vars.color.inkMuted });

export const strip = style({ display: 'flex', alignItems: 'start', gap: vars.space[5], overflowX: 'auto' });
