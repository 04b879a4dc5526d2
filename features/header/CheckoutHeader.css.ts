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

/** Where they stand alone the drawings, not the targets around them, stand where the page's columns begin and end. */
const outwards = `calc(-1 * ${vars.space[3]})`;

export const back = style({
  justifySelf: 'start',
  '@media': { [media.below('sm')]: { marginInlineStart: outwards } },
});

export const phone = style({
  justifySelf: 'end',
  '@media': { [media.below('sm')]: { marginInlineEnd: outwards } },
});
