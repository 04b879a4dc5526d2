/** The widths of the windows whose sizes designers draw: a phone and a desktop, in px. */
export const drawnWidths = [390, 1280] as const;

const ROOT_SIZE = 16;

function pixelsOf(term: string, windowWidth: number): number {
  const [, amount, unit] = /^(-?[\d.]+)(px|rem|vw)?$/.exec(term) ?? [];
  if (amount === undefined || (unit === undefined && Number(amount) !== 0))
    throw new Error(`${term} is not a length in px, rem or vw.`);
  if (unit === 'rem') return Number(amount) * ROOT_SIZE;
  return unit === 'vw' ? (Number(amount) * windowWidth) / 100 : Number(amount);
}

const sum = (terms: string, windowWidth: number): number =>
  terms.split(' + ').reduce((total, term) => total + pixelsOf(term, windowWidth), 0);

/**
 * A length of the theme in a window of this width, in px, to a hundredth: `clamp(1rem, .5rem + 2vw, 2rem)` in 1280 px is 32.
 * Text has its initial size. Throws for what is neither a length in px, rem or vw nor a clamp of sums of them.
 */
export function pixels(length: string, windowWidth: number): number {
  const [, smallest, preferred, largest] = /^clamp\((.+), (.+), (.+)\)$/.exec(length) ?? [];
  const value =
    smallest && preferred && largest
      ? Math.min(Math.max(sum(smallest, windowWidth), sum(preferred, windowWidth)), sum(largest, windowWidth))
      : sum(length, windowWidth);
  return Math.round(value * 100) / 100;
}
