import type { Country } from './country';
import { facts } from './facts';
import { formatMoney, toHundredths } from './money';
import { countrySettings } from './settings';

/** The club's price per year in a country: `199,00 KM`. */
export const clubPrice = (country: Country): string =>
  formatMoney(toHundredths(facts.club.pricePerYear[country]), countrySettings[country].currency);
