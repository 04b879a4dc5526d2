import { expect, it } from 'vitest';
import { countrySettings } from '.';

it.each(Object.values(countrySettings))(
  '$code has only https addresses for external links, or those of the Viber app',
  ({ social: { viber, ...social }, communityUrl }) => {
    for (const address of Object.values(social)) expect(new URL(address).protocol).toBe('https:');
    if (viber) expect(new URL(viber).protocol).toMatch(/^(https|viber):$/);
    if (communityUrl) expect(new URL(communityUrl).protocol).toBe('https:');
  },
);

it.each(Object.values(countrySettings))('$code has a valid email and phone', ({ contact }) => {
  // They are used in `mailto:` and `tel:` links, where a `?` or `&` would add parameters.
  expect(contact.email).toMatch(/^[\w.-]+@[\w-]+(\.[\w-]+)+$/);
  expect(contact.phone).toMatch(/^\+38[1257][\d ]+$/);
});
