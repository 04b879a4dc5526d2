import { type Country, countries, type Messages } from '#features/shared/country';

/** A message in the four countries. */
export interface MessageRow {
  /** Its path in the messages: `look.looking`. */
  name: string;
  /** More than one text where the message depends on a count or a country. */
  texts: Record<Country, string[]>;
}

/** Stands for an argument of a message. */
const ARGUMENT = '…';

/** Each selects another plural form. */
const COUNTS = [1, 22, 25];

type Message = (...values: unknown[]) => unknown;

const isMessage = (value: unknown): value is Message => typeof value === 'function';

const isComplete = (result: unknown) => !/undefined|NaN/.test(JSON.stringify(result) ?? 'undefined');

/** The result of a message; `undefined` if the message does not take such a value. */
function call(message: Message, value: unknown): unknown {
  try {
    const result = message(value, value, value);
    return isComplete(result) ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the argument in the texts of a result. */
function withoutArgument(result: unknown, value: unknown): unknown {
  return JSON.parse(JSON.stringify(result).replaceAll(new RegExp(`\\b${value}\\b`, 'g'), ARGUMENT));
}

/**
 * The texts that a message can have: one with `…` for its arguments or, if they depend on a count or a country, one for
 * each form.
 */
function resultsOf(message: Message): unknown[] {
  for (const values of [COUNTS, countries, [ARGUMENT]]) {
    const results = values.flatMap((value) => call(message, value) ?? []);
    if (results.length < values.length) continue;
    const plain = results.map((result, index) => withoutArgument(result, values[index]));
    const isSame = new Set(plain.map((result) => JSON.stringify(result))).size === 1;
    return isSame ? plain.slice(0, 1) : results;
  }
  return [];
}

/** Every text in a value by its path. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (isMessage(value)) return resultsOf(value).flatMap((result) => textsIn(result, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, path ? `${path}.${name}` : name));
}

/** The messages of a feature, one row each. */
export function messageRows(messages: Messages<unknown>): MessageRow[] {
  const rows = new Map<string, MessageRow>();
  for (const country of countries) {
    for (const [name, text] of textsIn(messages[country], '')) {
      const row = rows.get(name) ?? { name, texts: { BA: [], RS: [], HR: [], ME: [] } };
      row.texts[country].push(text);
      rows.set(name, row);
    }
  }
  return [...rows.values()];
}
