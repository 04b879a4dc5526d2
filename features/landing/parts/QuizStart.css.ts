import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Full-bleed on phones, as wide as the page's content on wider screens. */
export const band = style({
  padding: `${vars.space[8]} ${vars.space.gutter} ${vars.space.gutter}`,
  background: vars.color.brandTint,
  '@media': {
    [media.below('sm')]: { marginInline: `calc(-1 * ${vars.space.gutter})` },
    [media.from('sm')]: { padding: vars.space[9], borderRadius: vars.radius.xl },
  },
});
