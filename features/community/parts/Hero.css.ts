import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Cuts the drawing off at the lower edge. */
export const hero = style({ overflow: 'hidden' });

export const scene = style({ position: 'relative' });

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

/** Beside the drawing; its opening mark is set into the margin. Reserves the height of the longest quote, which loads later. */
export const quote = style({
  position: 'relative',
  zIndex: vars.z.raised,
  maxWidth: '11.32em',
  minHeight: 'calc(4em + 11.5rem)',
  fontSize: vars.type.hero.size,
  '@media': {
    [media.from('sm')]: { minHeight: 'calc(3em + 10rem)', paddingInlineStart: '.32em', textIndent: '-.32em' },
    '(max-width: 22em)': { minHeight: 'calc(5em + 11.5rem)' },
  },
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
  insetInlineEnd: 0,
  width: '96px',
  opacity: 0.5,
  // What the quote leaves.
  '@media': { [media.from('sm')]: { width: 'clamp(160px, 24vw, 340px)' } },
});
