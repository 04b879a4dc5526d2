import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const note = style({ marginBlockEnd: vars.space[5], borderRadius: vars.radius.md });

/** The figure beside the shares; above them where the column is narrow. */
export const score = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': { [media.above('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const tools = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});

export const sort = style({
  width: '100%',
  '@media': { [media.from('xs')]: { width: '220px', justifySelf: 'end' } },
});

export const list = style({
  display: 'grid',
  marginBlockEnd: vars.space[6],
  transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  // Faded, but small grey text still has enough contrast.
  selectors: { '&[aria-busy="true"]': { opacity: 0.85 } },
});

/** In the empty space between the stars and the date of the first review. */
export const reordering = style({
  position: 'absolute',
  insetBlockStart: vars.space[6],
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
});

export const reviews = style({ position: 'relative' });

export const review = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** Keeps the customer's line breaks. */
export const text = style({ whiteSpace: 'pre-line' });

export const photo = style({
  position: 'relative',
  display: 'block',
  justifySelf: 'start',
  width: '92px',
  marginBlockStart: vars.space[2],
  borderRadius: vars.radius.md,
  cursor: 'zoom-in',
  ':focus-visible': { borderRadius: vars.radius.md },
});
