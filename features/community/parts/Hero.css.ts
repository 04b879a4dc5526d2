import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Cuts the drawing off at the lower edge. */
export const hero = style({ position: 'relative', overflow: 'hidden' });

export const top = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

/** Three lines on wide windows, beside the drawing; its opening mark is set into the margin. */
export const quote = style({
  position: 'relative',
  zIndex: vars.z.raised,
  maxWidth: '15.5em',
  fontSize: vars.type.hero.size,
  '@media': { [media.from('sm')]: { paddingInlineStart: '.32em', textIndent: '-.32em' } },
});

/** Ends before the drawing. */
export const rest = style({
  maxWidth: '32em',
  marginBlockStart: vars.space[5],
  fontSize: vars.type.body.size,
  textIndent: 0,
});

export const author = style({
  marginBlockStart: vars.space[6],
  textIndent: 0,
  fontSize: vars.type.body.size,
});

export const oak = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space[7]})`,
  insetInlineEnd: vars.space.gutter,
  width: '96px',
  opacity: 0.5,
  '@media': {
    [media.from('sm')]: { width: '180px' },
    [media.from('lg')]: { width: '260px' },
    [media.above('xl')]: { width: '340px', insetInlineEnd: vars.space[10] },
  },
});
