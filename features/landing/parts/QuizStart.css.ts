import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Full-bleed on phones, as wide as the page's content on wider screens. */
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

export const text = style({
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

export const question = style({
  padding: vars.space.gutter,
  '@media': { [media.from('sm')]: { padding: vars.space[7] } },
});
