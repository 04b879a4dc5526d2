import { style, styleVariants } from '@vanilla-extract/css';
import { onTint, surfacePadding, vars } from '#ui/theme';

export const card = style({ minWidth: 0, borderRadius: vars.radius.lg, color: vars.color.ink });

export const tones = styleVariants({
  plain: { background: vars.color.surfaceRaised },
  sunken: { background: vars.color.surfaceSunken },
  brand: { background: vars.color.brandTint },
  tint: [onTint, { background: vars.color.tint }],
  outlined: {
    background: vars.color.surfaceRaised,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
  },
});

export const paddings = styleVariants({
  // A grid, so that the content is as high as the card.
  none: { position: 'relative', display: 'grid', overflow: 'hidden', height: '100%' },
  ...surfacePadding,
});
