import { globalStyle, style } from '@vanilla-extract/css';
import { onDeep, typeStyle, vars } from '#ui/theme';
import { wholeWindow } from '../docs.css';

const side = vars.space[9];

export const page = style([wholeWindow]);

// The gallery is as wide as the window, and the text below it has the same edges.
globalStyle(`.sbdocs-wrapper:has(${page})`, { padding: 0, paddingBlockEnd: side });
globalStyle(`.sbdocs-content:has(${page})`, { width: '100%' });
globalStyle(`.sbdocs-content:has(${page}) > :not(:has(${page}))`, { marginInline: side });

export const hero = style({
  vars: onDeep,
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: '25rem',
  overflow: 'hidden',
  paddingInline: side,
  background: vars.color.surface,
  color: vars.color.ink,
});
export const heroText = style({ display: 'grid', gap: vars.space[4], maxWidth: '26rem' });
globalStyle(`${hero} img`, {
  position: 'absolute',
  height: 'auto',
  border: `5px solid ${vars.color.surface}`,
  borderRadius: vars.radius.xl,
  '@media': { '(max-width: 900px)': { display: 'none' } },
});
export const desktop = style({ insetBlockStart: vars.space[8], insetInlineStart: '32.5rem', width: '46rem' });
export const phone = style({ insetBlockStart: vars.space[10], insetInlineStart: '30.5rem', width: '13rem' });

export const ways = style({
  ...typeStyle('button'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});
globalStyle(`${ways} a`, { padding: vars.space[3], color: vars.color.ink, borderRadius: vars.radius.md });
globalStyle(`${ways} a:first-child`, {
  background: vars.color.ink,
  color: vars.color.surface,
  textDecoration: 'none',
});

export const tasks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: vars.space[5],
  padding: `${vars.space[6]} ${side} 0`,
});
export const task = style({
  display: 'grid',
  alignContent: 'start',
  color: vars.color.ink,
  textDecoration: 'none',
});
export const example = style({
  display: 'block',
  height: '7.5rem',
  overflow: 'hidden',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.lg,
  selectors: { [`${task}:hover &`]: { filter: 'brightness(.96)' } },
});

export const pictures = style({ display: 'flex', gap: vars.space[2], padding: vars.space[4] });
globalStyle(`${pictures} img`, { width: '4.5rem', height: 'auto', borderRadius: vars.radius.sm });

/** Lines of words, one of each country. */
export const lines = style({
  ...typeStyle('small'),
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
});
globalStyle(`${lines} > span`, { display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const swatches = style({ display: 'grid', gridAutoFlow: 'column', height: '100%' });

export const map = style({ padding: `${vars.space[9]} ${side} 0` });
globalStyle(`${map} h3`, { marginBlock: `${vars.space[6]} ${vars.space[3]}` });
globalStyle(`${map} a`, { color: vars.color.ink });

export const thumbnails = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space[5],
});
export const thumbnail = style({
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.brand },
});
globalStyle(`${thumbnail} img`, { display: 'block', width: '100%', height: 'auto' });

export const others = style({
  ...typeStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginBlockStart: vars.space[6],
});
