/** ISO 4217 codes of the currencies as offers name them. */
const codes: ReadonlyMap<string, string> = new Map([
  ['KM', 'BAM'],
  ['RSD', 'RSD'],
  ['€', 'EUR'],
]);

/** The ISO 4217 code of an offer's currency; `undefined` for one that the shop does not know. */
export const currencyCode = (currency: string): string | undefined => codes.get(currency);
