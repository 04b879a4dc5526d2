import { expect, it } from 'vitest';
import { companyRows } from './filledIn';
import { countrySettings } from './settings';

const { contact } = countrySettings.BA;

it('leaves out what the owner has not filled in', () => {
  const company = { ...contact, company: 'Hrast d.o.o.', address: '[ulica i broj], Sarajevo' };
  expect(companyRows({ contact: company })).toEqual(['Hrast d.o.o.']);
});

it('has name, address and registration', () => {
  const company = {
    ...contact,
    company: 'Hrast d.o.o.',
    address: 'Obala 1, 71000 Sarajevo',
    registration: [{ name: 'JIB', value: '4200000000000' }],
  };
  expect(companyRows({ contact: company })).toEqual([
    'Hrast d.o.o.',
    'Obala 1, 71000 Sarajevo',
    'JIB 4200000000000',
  ]);
});
