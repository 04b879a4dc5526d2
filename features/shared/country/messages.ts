import { useCountry } from './CountryProvider';
import type { Country } from './country';

type Texts = Record<string, unknown>;
type Overrides<M> = Partial<Record<Exclude<Country, 'BA'>, Partial<M>>>;

/** A feature's texts in all four countries; `useMessages` picks those of the visitor's country. */
export type Messages<M> = Record<Country, M>;

/**
 * Defines a feature's texts: all of BA's, then for each other country those that differ. A key that BA lacks does not
 * compile.
 */
export function defineMessages<M extends Texts>(base: M, overrides: Overrides<M> = {}): Messages<M> {
  return {
    BA: base,
    RS: { ...base, ...overrides.RS },
    HR: { ...base, ...overrides.HR },
    ME: { ...base, ...overrides.ME },
  };
}

/** The texts of the visitor's country. */
export function useMessages<M>(messages: Messages<M>): M {
  return messages[useCountry().code];
}
