import { useCountry } from './CountryProvider';
import type { Country } from './country';

type Words = Record<string, unknown>;
type Overrides<M> = Partial<Record<Exclude<Country, 'BA'>, Partial<M>>>;

/** A feature's words in all four countries; `useMessages` picks the visitor's. */
export type Messages<M> = Record<Country, M>;

/**
 * A feature's words: BA's in full, then for each other country what it says differently. A key that BA lacks does
 * not compile.
 */
export function defineMessages<M extends Words>(base: M, overrides: Overrides<M> = {}): Messages<M> {
  return {
    BA: base,
    RS: { ...base, ...overrides.RS },
    HR: { ...base, ...overrides.HR },
    ME: { ...base, ...overrides.ME },
  };
}

/** The words of the visitor's country. */
export function useMessages<M>(messages: Messages<M>): M {
  return messages[useCountry().code];
}
