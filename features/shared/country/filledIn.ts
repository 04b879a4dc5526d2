import type { CountrySettings } from './settings';

/** Whether the owner has supplied a value. What is still to come is in square brackets (Specification/Countries). */
export const isFilledIn = (value: string) => value !== '' && !/\[.*\]/.test(value);

/** Name, address and registration of the company, as far as the owner has filled them in. */
export function companyRows({ contact }: Pick<CountrySettings, 'contact'>): string[] {
  const { company, address, registration } = contact;
  return [company, address, ...registration.map(({ name, value }) => `${name} ${value}`)].filter(isFilledIn);
}
