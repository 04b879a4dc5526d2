import * as v from 'valibot';
import { readStored, store } from '../platform';
import { COUNTRY_KEY, type Country, countries } from './country';

const countrySchema = v.picklist(countries);

/** Keeps the visitor's choice on the device. `detectCountry` reads it. */
export function keepCountry(country: Country): void {
  store('device', COUNTRY_KEY, country);
}

/** Whether an address in this tab or the visitor has chosen a country (Specification/Countries). */
export function hasChosenCountry(): boolean {
  return (['tab', 'device'] as const).some(
    (scope) => readStored(scope, COUNTRY_KEY, countrySchema) !== undefined,
  );
}
