export type { PhoneCountryOption } from './CountryPicker';
export { PhoneInput, type PhoneInputLabels, type PhoneInputProps } from './PhoneInput';
export { formatPhone, normalizePhone, type PhoneCountry, phoneCountries } from './phone';
