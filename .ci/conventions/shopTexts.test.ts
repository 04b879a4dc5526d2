import { describe, expect, it } from 'vitest';
import { type Country, countries } from '#features/shared/country';
import { foreignForms } from '../../.storybook/guidelines/countryForms';
import { seedMessages } from '../../.storybook/messages/seedMessages';
import { shopTexts } from './shopTexts';

const texts = await shopTexts();

/** The specification's own sentences stand as they are in every country for which it has no other. */
function quotedIn(country: Country): string[] {
  const own = seedMessages.filter(({ situation }) => situation.endsWith(`, ${country}`));
  const replaced = own.map(({ situation }) => situation.replace(`, ${country}`, ''));
  return seedMessages.filter(({ situation }) => !replaced.includes(situation)).map(({ text }) => text);
}

describe.each(countries)('%s', (country) => {
  it('writes its own forms everywhere', () => {
    const quoted = quotedIn(country);
    const found = texts
      .filter((text) => text.country === country && !quoted.includes(text.text))
      .flatMap(({ key, text }) =>
        foreignForms(text, country).map(({ found, own }) => `${key}: '${found}' is '${own}' here.`),
      );
    expect(found).toEqual([]);
  });
});
