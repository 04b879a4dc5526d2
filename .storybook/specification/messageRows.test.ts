import { expect, it } from 'vitest';
import { type Country, defineMessages, plural } from '#features/shared/country';
import { messageRows } from './messageRows';

const capitals: Record<Country, string> = { BA: 'Sarajevo', RS: 'Beograd', HR: 'Zagreb', ME: 'Podgorica' };

const everywhere = {
  look: { unknown: 'Ne možemo provjeriti.' },
  finishFor: (amount: string) => `Završi kupovinu za ${amount}`,
  step: (number: number) => `Korak ${number} od 2`,
  pieces: (count: number) => `${count} ${plural(count, { one: 'komad', few: 'komada', other: 'komada' })}`,
  stepper: (name: string) => ({ decrease: `Manje, ${name}` }),
  seat: (country: Country) => `Sjedište: ${capitals[country]}`,
  initial: (name: string) => `${name.toUpperCase()}.`,
};

const rows = messageRows(
  defineMessages({
    BA: { ...everywhere, heading: 'Narudžba' },
    RS: { ...everywhere, heading: 'Porudžbina' },
    HR: { ...everywhere, heading: 'Narudžba' },
    ME: { ...everywhere, heading: 'Narudžba' },
  }),
);

const textsOf = (name: string, country: Country = 'BA') =>
  rows.find((row) => row.name === name)?.texts[country];

it('has a row for each message, with the text of each country', () => {
  expect(textsOf('heading')).toEqual(['Narudžba']);
  expect(textsOf('heading', 'RS')).toEqual(['Porudžbina']);
  expect(textsOf('heading', 'HR')).toEqual(['Narudžba']);
  expect(textsOf('look.unknown')).toEqual(['Ne možemo provjeriti.']);
});

it('shows an argument as an ellipsis', () => {
  expect(textsOf('finishFor')).toEqual(['Završi kupovinu za …']);
  expect(textsOf('step')).toEqual(['Korak … od 2']);
  expect(textsOf('stepper.decrease')).toEqual(['Manje, …']);
  expect(textsOf('initial')).toEqual(['….']);
});

it('shows every form of a count, and every country', () => {
  expect(textsOf('pieces')).toEqual(['1 komad', '22 komada', '25 komada']);
  expect(textsOf('seat')).toEqual(Object.values(capitals).map((capital) => `Sjedište: ${capital}`));
});
