/** What depends on the country: texts, money, dates, plurals, contacts; and the brand and facts of the shop. */

export { brand } from './brand';
export { CountryProvider, useCountry } from './CountryProvider';
export { hasChosenCountry, keepCountry } from './chosenCountry';
export { clubPrice } from './clubPrice';
export { contactMessages } from './contactMessages';
export { type Country, countries, detectCountry } from './country';
export { countryAddress } from './countryAddress';
export { accusative, currencyLocative, locative, serbianCurrencyLocative } from './countryNames';
export { countryOfVisit } from './countryOfVisit';
export { clockTime, formatDate, formatDateTime, prepareDates } from './date';
export { type Day, formatDay, MS_PER_DAY, parseDay } from './day';
export { callWindow, facts } from './facts';
export { companyRows, isFilledIn } from './filledIn';
export { fixedTexts } from './fixedTexts';
export { Logo } from './Logo';
export { defineMessages, type Messages, useMessages } from './messages';
export {
  currencyCode,
  difference,
  discountPercent,
  formatMoney,
  sharedCurrency,
  sumOf,
  times,
  toHundredths,
} from './money';
export { newTabLabel } from './newTabLabel';
export { formatNumber } from './number';
export { PhoneLink } from './PhoneLink';
export { phoneHref } from './phone';
export { placeholders } from './placeholders';
export { type PluralForms, plural } from './plural';
export { SocialLinks } from './SocialLinks';
export { type CountrySettings, countrySettings } from './settings';
export { useNow, useToday } from './useNow';
