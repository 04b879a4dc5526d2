import { expect, it } from 'vitest';
import { countrySettings } from '.';

it.each(Object.values(countrySettings))(
  '$code leads out of the shop by https only',
  ({ social, communityUrl }) => {
    for (const address of Object.values(social)) expect(new URL(address).protocol).toBe('https:');
    if (communityUrl) expect(new URL(communityUrl).protocol).toBe('https:');
  },
);

it.each(Object.values(countrySettings))('$code can be written to and rung up', ({ contact }) => {
  // As they stand in `mailto:` and `tel:` links, where a `?` or `&` would add to the letter.
  expect(contact.email).toMatch(/^[\w.-]+@[\w-]+(\.[\w-]+)+$/);
  expect(contact.phone).toMatch(/^\+38[1257][\d ]+$/);
});
