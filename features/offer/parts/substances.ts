/** Drawings by the names of what they show. */
const drawings = [
  ['maca', /\bma[kc][ae]\b/i],
  ['ginseng', /ginseng|ženšen/i],
  ['palmetto', /palm/i],
  ['willow', /\bvrb/i],
  ['rose', /šip(?:ak|k|ur)/i],
  ['tea', /čaj/i],
  ['fennel', /komorač/i],
  ['nettle', /kopriv/i],
  ['zinc', /\bcink/i],
  ['selenium', /\bselen/i],
] as const;

/** Symbols of elements, and the letters of vitamins. */
const symbols = [
  ['Cr', /\b[hk]rom/i],
  ['Ca', /\bkalcij/i],
] as const;

const VITAMIN = /\bvitamin\s+([A-Z]\d{0,2})\b/i;

/** A plant or mineral with a drawing, or the letters to show in place of one. */
export type SubstancePicture = { drawing: (typeof drawings)[number][0] } | { letters: string };

/**
 * The picture of a substance by its name in any of the four languages: 'ekstrakt korijena ženšena' is ginseng. What has
 * neither drawing nor symbol gets the first letter of its last word.
 */
export function substancePicture(name: string): SubstancePicture {
  const [drawing] = drawings.find(([, pattern]) => pattern.test(name)) ?? [];
  if (drawing) return { drawing };
  const [symbol] = symbols.find(([, pattern]) => pattern.test(name)) ?? [];
  const vitamin = VITAMIN.exec(name)?.[1];
  const [initial = ''] = name.split(' ').at(-1) ?? '';
  return { letters: symbol ?? vitamin ?? initial.toUpperCase() };
}
