/** Relative luminance of a `#RRGGBB` colour (WCAG 2.2, 'relative luminance'): 0 is black, 1 is white. */
function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a #RRGGBB colour.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#RRGGBB` colours (WCAG 2.2, 'contrast ratio'): from 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What a pair of colours may be used for, by its contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export type ContrastUse = 'text' | 'large' | 'decoration';

/** `text` from 4.5, `large` (24 px, bold 19 px, icons, edges of fields) from 3, `decoration` below. */
export function goodFor(ratio: number): ContrastUse {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'decoration';
}
