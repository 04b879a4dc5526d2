import { style, styleVariants } from '@vanilla-extract/css';
import { onDeep, tokens, vars } from '#ui/theme';

export const band = style({ background: vars.color.surface, color: vars.color.ink });

const surfaces = styleVariants({
  plain: {},
  sunken: { background: vars.color.surfaceSunken },
  deep: { vars: onDeep },
});

/** On its own tint a category's ink sets text, links and buttons (design brief, Colour). */
const tints = styleVariants(vars.color.category, ({ tint, ink }) => ({
  vars: {
    [vars.color.ink]: ink,
    [vars.color.inkMuted]: ink,
    [vars.color.brand]: ink,
    [vars.color.brandHover]: `color-mix(in srgb, ${ink}, black 30%)`,
    [vars.color.brandTint]: `color-mix(in srgb, ${ink} 12%, transparent)`,
    [vars.color.line]: `color-mix(in srgb, ${ink} 28%, transparent)`,
    // Red words need more contrast here than on white.
    [vars.color.sale]: `color-mix(in srgb, ${tokens.color.sale}, black 10%)`,
  },
  background: tint,
}));

export const tones = { ...surfaces, ...tints };

export const paddings = styleVariants({
  section: { paddingBlock: vars.space.section },
  none: {},
});
