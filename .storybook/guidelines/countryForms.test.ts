import { describe, expect, it } from 'vitest';
import type { Country } from '#features/shared/country';
import { countryForms, foreignForms } from './countryForms';

const foundIn = (text: string, country: Country) =>
  [...new Set(foreignForms(text, country).map(({ found }) => found))].toSorted();

describe('foreignForms', () => {
  it.each([
    [
      'RS',
      'Cijena mlijeka uvijek raste poslije narudžbe.',
      ['cijena', 'mlijeka', 'uvijek', 'poslije', 'narudžbe'],
    ],
    [
      'RS',
      'Sljedeći korak: pročitat ćemo istoriju tko zna gdje.',
      ['sljedeći', 'pročitat ćemo', 'tko', 'gdje'],
    ],
    [
      'HR',
      'Šta je u korpi? Ko plaća hiljadu, tačno 10 procenata?',
      ['šta', 'korpi', 'ko', 'hiljadu', 'tačno', 'procenata'],
    ],
    ['HR', 'Kupovina traje sedmicu, uopšte, takođe.', ['kupovina', 'sedmicu', 'uopšte', 'takođe']],
    ['BA', 'Cena mleka, uvek isto. Košarica je točno puna.', ['cena', 'mleka', 'uvek', 'košarica', 'točno']],
    ['ME', 'Posle nedelju dana, a historija uopće ne laže.', ['posle', 'nedelju', 'historija', 'uopće']],
  ] as const)('%s: finds forms of neighbouring countries in: %s', (country, text, found) => {
    expect(foundIn(text, country)).toEqual(found.toSorted());
  });

  it.each([
    ['RS', 'Cena mleka raste posle porudžbine. Nije dijeta, nego navika iz rečenice.'],
    ['HR', 'Što je u košarici? Tko plaća tisuću, točno deset posto? Svako jutro, u nedjelju.'],
    ['BA', 'Zato što je tačno. Preduvjet: centar, procent, meni, mermer, rečenica, legenda.'],
    ['ME', 'Opšti uslovi korišćenja važe i nedjeljom, poslije kupovine.'],
    // Addresses and file names.
    ['RS', 'Europe/Belgrade, paket-ljepota'],
  ] as const)('%s: finds none in: %s', (country, text) => {
    expect(foundIn(text, country)).toEqual([]);
  });
});

it('each form differs between countries, and `everywhere` repeats one of them', () => {
  const useless = countryForms.filter(({ everywhere, ...forms }) => {
    const variants = new Set(Object.values(forms));
    return variants.size < 2 || (everywhere !== undefined && !variants.has(everywhere));
  });
  expect(useless).toEqual([]);
});
