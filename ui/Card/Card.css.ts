import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const card = style({ minWidth: 0, borderRadius: vars.radius.lg, color: vars.color.ink });

export const tones = styleVariants({
  plain: { background: vars.color.surfaceRaised },
  sunken: { background: vars.color.surfaceSunken },
  brand: { background: vars.color.brandTint },
  outlined: {
    background: vars.color.surfaceRaised,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
  },
});

export const paddings = styleVariants({
  medium: { padding: vars.space[5], '@media': { [media.from('sm')]: { padding: vars.space[6] } } },
  large: { padding: vars.space[6], '@media': { [media.from('sm')]: { padding: vars.space[8] } } },
});
