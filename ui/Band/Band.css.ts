import { style, styleVariants } from '@vanilla-extract/css';
import { onDeep, onTint, vars } from '#ui/theme';

export const band = style({ background: vars.color.surface, color: vars.color.ink });

export const tones = styleVariants({
  plain: {},
  sunken: { background: vars.color.surfaceSunken },
  deep: { vars: onDeep },
  tint: [onTint, { background: vars.color.tint }],
});

export const paddings = styleVariants({
  section: { paddingBlock: vars.space.section },
  none: {},
});
