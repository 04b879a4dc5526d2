import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, tokens, typeStyle, vars } from '#ui/theme';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const name = style({ ...typeStyle('small'), display: 'block', fontWeight: vars.weight.semibold });

export const value = style({
  ...typeStyle('small'),
  display: 'block',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const copy = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] });

export const copyButton = style({
  ...typeStyle('small'),
  minHeight: vars.space[6],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  textDecoration: `underline ${vars.color.line}`,
  textUnderlineOffset: '3px',
  cursor: 'copy',
  ':hover': { color: vars.color.ink, textDecorationColor: 'currentColor' },
  ':focus-visible': focusRing,
});

export const copyAnswer = style({
  ...typeStyle('small'),
  color: vars.color.success,
  fontWeight: vars.weight.semibold,
});

export const choice = style({ maxWidth: '18rem' });

export const stack = style({ display: 'grid', gap: vars.space[7] });

export const families = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[7]} ${vars.space[8]}`,
});

export const family = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

const grid = (minWidth: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${minWidth}, 1fr))`,
  gap: vars.space[5],
});

export const swatch = style({
  ...typeStyle('h4'),
  display: 'grid',
  placeItems: 'center',
  minWidth: '8rem',
  height: vars.space[11],
  marginBlockEnd: vars.space[2],
  border: hairline,
  borderRadius: vars.radius.md,
});

export const surfaceCards = style({ ...grid('17rem'), alignItems: 'start' });

export const surfaceCard = style({ border: hairline, borderRadius: vars.radius.lg, overflow: 'hidden' });

export const surfaceName = style({ padding: vars.space[4], borderBlockEnd: hairline });

export const surfaceLabel = style({
  ...typeStyle('small'),
  display: 'inline-block',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  background: tokens.color.surface,
  color: tokens.color.ink,
  fontWeight: vars.weight.semibold,
});

export const uses = style({ display: 'grid', gap: vars.space[4], padding: vars.space[4] });

export const pair = style({
  ...typeStyle('small'),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[1],
});

export const names = style({ ...typeStyle('small'), paddingBlockStart: vars.space[1] });

const inkSample = { paddingInline: vars.space[2], border: hairline, borderRadius: vars.radius.sm };

/** The size is one at which WCAG allows the contrast: 24 px or more counts as large text. */
export const inkSamples = styleVariants({
  text: { ...typeStyle('ui'), ...inkSample },
  large: { ...typeStyle('h2'), ...inkSample },
});

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'baseline',
  paddingBlock: vars.space[5],
  borderBlockEnd: hairline,
  '@media': { [media.below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
});

/** One class per type style. */
export const specimens = styleVariants(tokens.type, (_numbers, style) => typeStyle(style));

export const scaleRow = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 16rem) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  minHeight: vars.space[9],
  borderBlockEnd: hairline,
  '@media': { [media.below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
});

export const bar = style({
  display: 'block',
  maxWidth: '100%',
  height: vars.space[4],
  background: vars.color.brand,
});

export const samples = style(grid('11rem'));

export const square = style({
  width: vars.space[12],
  height: vars.space[12],
  marginBlockEnd: vars.space[3],
  background: vars.color.brandTint,
});

export const floating = style({
  height: vars.space[12],
  marginBlock: `${vars.space[5]} ${vars.space[7]}`,
  marginInline: vars.space[4],
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
});

export const track = style({
  position: 'relative',
  height: vars.space[1],
  marginInlineEnd: vars.space[6],
  background: vars.color.line,
});

export const runner = style({
  position: 'absolute',
  insetBlockStart: '50%',
  width: vars.space[5],
  height: vars.space[5],
  borderRadius: '50%',
  background: vars.color.brand,
  transform: 'translateY(-50%)',
  transitionProperty: 'inset-inline-start',
});

export const icons = style(grid('7rem'));

export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  minHeight: vars.space[12],
  border: hairline,
  borderRadius: vars.radius.md,
});

export const breakpoint = style({
  display: 'grid',
  gridTemplateColumns: '8rem 5rem minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: hairline,
  '@media': { [media.below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
});

export const change = style({ ...typeStyle('small'), display: 'block', paddingBlockStart: vars.space[2] });
