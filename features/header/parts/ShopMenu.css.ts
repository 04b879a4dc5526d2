import { style, styleVariants } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  // The pictures, not the ground that a mouse lights up, stand where the logo does.
  marginInline: `calc(-1 * ${vars.space[2]})`,
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  height: '100%',
  padding: vars.space[2],
  borderRadius: vars.radius.lg,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: { '&[aria-current="page"]': { background: vars.color.surfaceSunken } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } },
  },
});

export const thumb = style({
  width: '56px',
  aspectRatio: vars.ratio.portrait,
  borderRadius: vars.radius.md,
});

/** What stands there until the picture comes. */
export const tints = styleVariants(vars.color.category, ({ tint }) => ({ background: tint }));

export const name = style({ ...typeStyle('h4'), display: 'block' });

/** Keeps its line before the names are here. */
export const products = style({
  ...typeStyle('small'),
  display: 'block',
  minHeight: '1lh',
  color: vars.color.inkMuted,
});

export const all = style({ display: 'flex', alignItems: 'center', paddingInline: vars.space[2] });
