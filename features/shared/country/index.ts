export { CountryProvider, useCountry } from './CountryProvider';
export { type Country, countries, detectCountry } from './country';
export { countryAddress } from './countryAddress';
export { formatDateTime } from './date';
export { defineMessages, type Messages, useMessages } from './messages';
export { discountPercent, formatMoney, type Hundredths, toHundredths } from './money';
export { phoneHref } from './phone';
export { formatNumber, type PluralForms, plural } from './plural';
export { type CountrySettings, countrySettings, type SocialNetwork } from './settings';
