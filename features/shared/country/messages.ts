import { useCountry } from './CountryProvider';
import type { Country } from './country';

/** A feature's texts in all four countries; `useMessages` picks those of the visitor's country. */
export type Messages<M> = Record<Country, M>;

/**
 * Defines a feature's texts, all of them for each country: what is missing does not compile. Each country has a complete
 * file of its own.
 */
export const defineMessages = <M extends object>(
  messages: { BA: M } & Record<Exclude<Country, 'BA'>, NoInfer<M>>,
): Messages<M> => messages;

/** The texts of the visitor's country. */
export function useMessages<M>(messages: Messages<M>): M {
  return messages[useCountry().code];
}
