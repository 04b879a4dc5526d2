import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** On a phone from edge to edge, else as wide as the rest of the page. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.brandTint,
  '@media': {
    [media.below('sm')]: { marginInline: `calc(-1 * ${vars.space.gutter})` },
    [media.from('sm')]: { borderRadius: vars.radius.xl },
    [media.from('xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[5],
  padding: `${vars.space[8]} ${vars.space.gutter} ${vars.space[3]}`,
  '@media': {
    [media.from('sm')]: { padding: `${vars.space[9]} ${vars.space[9]} ${vars.space[4]}` },
    [media.from('xl')]: {
      padding: `${vars.space[10]} ${vars.space[8]} ${vars.space[10]} ${vars.space[10]}`,
    },
  },
});

export const privacy = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const question = style({
  padding: vars.space.gutter,
  '@media': { [media.from('sm')]: { padding: vars.space[7] } },
});

export const goals = style({ display: 'grid', gap: vars.space[3] });

export const goal = style({
  ...typeStyle('bodyLarge'),
  lineHeight: vars.type.ui.lineHeight,
  fontWeight: vars.weight.medium,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.control.heightLarge,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  selectors: { '&:focus-visible': { borderRadius: vars.radius.md } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: vars.color.brandTint, borderColor: vars.color.brand } },
    },
  },
});
