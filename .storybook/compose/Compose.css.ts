import { globalStyle, style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';
import { wholeWindow } from '../docs.css';

export const page = style([wholeWindow, { display: 'grid', gap: vars.space[5] }]);

export const frames = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[5],
  overflowX: 'auto',
});

export const caption = style({ ...typeStyle('caption'), fontWeight: vars.weight.semibold });

export const work = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
});

export const editor = style({
  minHeight: '20rem',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  overflow: 'hidden',
});

globalStyle(`${editor} .cm-editor`, { fontSize: vars.type.caption.size });
