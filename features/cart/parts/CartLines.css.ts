import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

const thumb = createVar();
const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const line = style({
  vars: { [thumb]: '92px' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${thumb} minmax(0, 1fr)`,
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[5],
  borderBlockEnd: hairline,
  '@media': { [media.below('xs')]: { vars: { [thumb]: '76px' }, paddingBlock: vars.space[4] } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '100%',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'start',
  minHeight: vars.space[9],
});

/** Extends the name's link over the picture, so that the picture needs no link of its own. */
export const linkArea = style({
  '::after': { content: '""', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: thumb },
});

/** Aligns the icon itself, not the larger target around it, with the prices. */
export const remove = style({
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  // Reserves the stepper's height for the skeleton.
  minHeight: `calc(${vars.control.minTarget} + 2 * ${vars.border.field})`,
});

export const price = style({ marginInlineStart: 'auto' });

export const removed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: hairline,
  color: vars.color.inkMuted,
});
