/** Conditions for `'@supports'`: what browsers of the floor lack, and cannot ignore without harm. */
export const supports = {
  colorMix: '(color: color-mix(in srgb, red, red))',
  detailsContent: 'selector(::details-content)',
  withoutHas: 'not selector(:has(*))',
  windowUnits: '(height: 100dvh)',
} as const;
