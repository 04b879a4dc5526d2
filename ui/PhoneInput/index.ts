export type { PhoneCountryOption } from './CountryPicker';
export { PhoneInput, type PhoneInputLabels, type PhoneInputProps } from './PhoneInput';
export {
  callingCode,
  formatPhone,
  hasPossibleLength,
  normalizePhone,
  type PhoneCountry,
  phoneCountries,
  storedPhone,
} from './phone';
