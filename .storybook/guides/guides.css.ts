import { globalStyle, style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

/** Docs pages give tables a smaller type. */
export const sample = style({ ...typeStyle('body'), minWidth: '9rem' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[5],
  marginBlock: vars.space[5],
});

const advice = style({
  ...typeStyle('small'),
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
});

export const good = style([advice, { borderBlockEnd: `${vars.border.strong} solid ${vars.color.success}` }]);

export const bad = style([advice, { borderBlockEnd: `${vars.border.strong} solid ${vars.color.danger}` }]);

export const example = style({
  ...typeStyle('body'),
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  padding: vars.space[5],
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});

/** Lists of needs between hairlines, below a title with a strong line. */
export const uses = style({ ...typeStyle('ui') });

export const usesTitle = style({
  ...typeStyle('ui'),
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.lineStrong}`,
  fontWeight: vars.weight.bold,
});

globalStyle(`${uses} li`, {
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

globalStyle(`${uses} a`, { color: vars.color.brand, textDecoration: 'underline' });
