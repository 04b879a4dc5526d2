import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const header = style({
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '84px',
  '@media': { [media.upTo('xl')]: { minHeight: vars.space[10] } },
});

/** Aligns the icons of icon-only links, not their larger targets, with the edges of the page's columns. */
const iconOffset = `calc(-1 * ${vars.space[3]})`;

export const back = style({
  justifySelf: 'start',
  '@media': { [media.below('sm')]: { marginInlineStart: iconOffset } },
});

export const phone = style({
  justifySelf: 'end',
  '@media': { [media.below('sm')]: { marginInlineEnd: iconOffset } },
});
