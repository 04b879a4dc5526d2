import { drawnWidths, pixels } from '#ui/theme';

/** A length in px where designers draw: `17 px`, or `44.44 px at 390, 76.48 px at 1280` where it grows with the window. */
export function pixelsText(length: string): string {
  const [smaller, larger] = drawnWidths.map((width) => `${pixels(length, width)} px`);
  return smaller === larger
    ? `${smaller}`
    : `${smaller} at ${drawnWidths[0]}, ${larger} at ${drawnWidths[1]}`;
}
