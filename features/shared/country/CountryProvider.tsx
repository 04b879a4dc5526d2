import { createContext, type ReactNode, useContext } from 'react';
import type { Country } from './country';
import { type CountrySettings, countrySettings } from './settings';

const CountryContext = createContext<CountrySettings | undefined>(undefined);

export interface CountryProviderProps {
  country: Country;
  children: ReactNode;
}

export function CountryProvider({ country, children }: CountryProviderProps) {
  return <CountryContext value={countrySettings[country]}>{children}</CountryContext>;
}

/** The settings of the visitor's country. */
export function useCountry(): CountrySettings {
  const settings = useContext(CountryContext);
  if (!settings) throw new Error('useCountry: wrap the tree in <ShopProvider country="BA">');
  return settings;
}
