import { type Country, countries } from '#features/shared/country';

/** A text of the shop in one country. */
export interface ShopText {
  country: Country;
  /** The file and the path within its export: `features/club/messages.ts lead`. */
  key: string;
  text: string;
}

/** Arguments for messages that are functions: numbers of each plural form, and the countries. */
const samples = [0, 1, 2, 5, ...countries];

/** Calls a message with each sample. Samples of a type that it does not take are skipped. */
function resultsOf(message: (...args: unknown[]) => unknown): unknown[] {
  return samples.flatMap((sample) => {
    try {
      return [message(sample, sample, sample)];
    } catch {
      return [];
    }
  });
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';

/** Collects the texts in a value, results of its functions included, without duplicates. */
export function textsIn(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (isFunction(value)) {
    const results = resultsOf(value).flatMap((result) => textsIn(result, key));
    return [...new Map(results.map((result) => [result.key + result.text, result])).values()];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${key} ${name}`));
}

/** Whether a value has a part for each country. */
export const isPerCountry = (value: unknown): value is Record<Country, unknown> =>
  typeof value === 'object' && value !== null && countries.every((country) => country in value);

/** Collects the texts of each country from a module's exports. Exports that are not per country are skipped. */
export function messageTexts(path: string, exported: Record<string, unknown>): ShopText[] {
  return Object.values(exported)
    .filter(isPerCountry)
    .flatMap((messages) =>
      countries.flatMap((country) =>
        textsIn(messages[country], path).map(({ key, text }) => ({ country, key, text })),
      ),
    );
}
