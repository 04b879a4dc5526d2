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

export const words = style({
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

/** The link reaches over the picture, which needs none of its own. */
export const reach = style({
  '::after': { content: '""', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: thumb },
});

/** The drawing, not the target around it, ends where the prices end. */
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
  // As high as the stepper, before it is there.
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
