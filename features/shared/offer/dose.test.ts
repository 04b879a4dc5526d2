import { describe, expect, it } from 'vitest';
import { countries } from '#features/shared/country';
import { fixtures, offerSlugs } from '#mocks/fixtures';
import { readDose } from './dose';

describe('a daily dose', () => {
  it('has a portion and substances with amount and share', () => {
    expect(
      readDose('30 kapi (1,5 ml): ekstrakt make 150 mg, vitamin B6 1,4 mg (100 % preporučenog unosa).'),
    ).toEqual({
      portion: '30 kapi (1,5 ml)',
      substances: [
        { name: 'ekstrakt make', amount: '150 mg', share: undefined },
        { name: 'vitamin B6', amount: '1,4 mg', share: '100 % preporučenog unosa' },
      ],
    });
  });

  it('may have more spaces than it needs', () => {
    expect(readDose(' 2 kapsule:  maka 500 mg ,  cink 10 mg. ')).toEqual({
      portion: '2 kapsule',
      substances: [
        { name: 'maka', amount: '500 mg', share: undefined },
        { name: 'cink', amount: '10 mg', share: undefined },
      ],
    });
  });

  it.each([
    ['', 'empty'],
    ['2 kapsule dnevno', 'without substances'],
    ['2 kapsule: maka 500 mg, ženšen po potrebi', 'with a substance without an amount'],
    ['2 kapsule: ujutro: maka 500 mg', 'with two colons'],
    ['2 kapsule: maka 500 mg: ujutro', 'with two colons, the second at the end'],
    ['2 kapsule: 500 mg', 'with an amount without a name'],
  ])('is not read from %j, %s', (text) => {
    expect(readDose(text)).toBeUndefined();
  });

  it.each(countries)('is read from every text of the fixtures in %s', (country) => {
    const texts = offerSlugs.flatMap((slug) => fixtures[country].offers[slug].Food?.DailyDose ?? []);
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) {
      const dose = readDose(text);
      expect(dose?.substances.length, text).toBeGreaterThan(1);
    }
  });
});
