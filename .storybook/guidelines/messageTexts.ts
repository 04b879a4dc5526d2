import { type Country, countries } from '#features/shared/country';

/** A text of the shop in one country. */
export interface ShopText {
  country: Country;
  /** Its file, and its name within it: `features/club/messages.ts lead`. */
  key: string;
  text: string;
}

/** What the functions among the messages are asked: numbers of every plural, and a name that is a country's too. */
const samples = [0, 1, 2, 5, ...countries];

/** A sentence about a country has no answer to a number. */
function answersOf(message: (...args: unknown[]) => unknown): unknown[] {
  return samples.flatMap((sample) => {
    try {
      return [message(sample, sample, sample)];
    } catch {
      return [];
    }
  });
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';

/** Every text in a value, answers of its functions included, each once. */
export function textsIn(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (isFunction(value)) {
    const answers = answersOf(value).flatMap((answer) => textsIn(answer, key));
    return [...new Map(answers.map((answer) => [answer.key + answer.text, answer])).values()];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${key} ${name}`));
}

const isPerCountry = (value: unknown): value is Record<Country, unknown> =>
  typeof value === 'object' && value !== null && countries.every((country) => country in value);

/** The texts of a module, of all that it exports for each country, merged as the shop merges them. */
export function messageTexts(path: string, exported: Record<string, unknown>): ShopText[] {
  return Object.values(exported)
    .filter(isPerCountry)
    .flatMap((words) =>
      countries.flatMap((country) =>
        textsIn(words[country], path).map(({ key, text }) => ({ country, key, text })),
      ),
    );
}
