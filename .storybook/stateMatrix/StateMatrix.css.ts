import { globalStyle, style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const scroller = style({ overflowX: 'auto' });

export const table = style({ width: 'max-content' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} ${vars.space[1]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});

globalStyle(`${table} th`, {
  ...typeStyle('small'),
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});

// Every column is in view on a docs page.
globalStyle(`.sbdocs-content ${table}`, { zoom: 0.6 });
globalStyle(`.sbdocs-content ${table} :is(th, td)`, { paddingInline: vars.space[1] });
