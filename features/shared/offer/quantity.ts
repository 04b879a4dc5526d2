/** Base units of a measure: grams and millilitres. */
const measures: Record<string, { kind: 'mass' | 'volume'; base: number }> = {
  g: { kind: 'mass', base: 1 },
  kg: { kind: 'mass', base: 1_000 },
  ml: { kind: 'volume', base: 1 },
  l: { kind: 'volume', base: 1_000 },
};

export type QuantityKind = 'pieces' | 'mass' | 'volume';

// A dot before three digits is of thousands or of decimals: '1.000 g' is not read.
const AMOUNT = /(?:^|\()(?<count>\d{1,6}(?:,\d{1,3}|\.\d{1,2})?)\s?(?<unit>kg|g|ml|l)(?![\p{L}\d])/giu;
const PIECES = /^(?<count>\d{1,6})\s(?:kapsul|tablet|kesic|vrećic|komad)/i;

/**
 * Reads pieces, grams and millilitres of a net quantity or a portion, the first of the text first: '60 kapsula (36 g)' has 60
 * pieces and 36 g. What has another form is left out; nothing is guessed.
 */
export function readQuantity(text: string): Map<QuantityKind, number> {
  const trimmed = text.trim();
  const pieces = PIECES.exec(trimmed)?.groups?.count;
  const quantities = new Map<QuantityKind, number>();
  if (pieces) quantities.set('pieces', Number(pieces));
  for (const { groups } of trimmed.matchAll(AMOUNT)) {
    const measure = measures[groups?.unit?.toLowerCase() ?? ''];
    if (measure) quantities.set(measure.kind, Number(groups?.count?.replace(',', '.')) * measure.base);
  }
  return quantities;
}
