/** Kinds of APIs that the oldest browsers lack. A journey is made without each kind, and without all. */
export const kinds = [
  'arrays',
  'texts',
  'addresses',
  'signals',
  'objects',
  'elements',
  'globals',
  'all',
] as const;

export type Kind = (typeof kinds)[number];

const owners: [Kind, RegExp][] = [
  ['globals', /^[^.]+$/],
  ['arrays', /Array(Buffer)?\./],
  ['texts', /^(String|RegExp|Intl)\./],
  ['addresses', /^URL/],
  ['signals', /^Abort/],
  ['objects', /^(Object|Map|Set|Promise|Iterator|Math|Error|Symbol|Atomics|Crypto)\./],
  ['elements', /./],
];

/** A script that takes a kind of later APIs away from a page. */
export async function takeAway(kind: Kind): Promise<string> {
  // MDN's data is large, and most projects do without it.
  const { laterApis } = await import('../../../.ci/floor/laterApis');
  const { removeApis } = await import('../../../.ci/floor/removeApis');
  const kindOf = (api: string) => owners.find(([, pattern]) => pattern.test(api))?.[0];
  const apis = laterApis.filter((api) => kind === 'all' || kindOf(api) === kind);
  return `(${removeApis})(${JSON.stringify(apis)})`;
}
