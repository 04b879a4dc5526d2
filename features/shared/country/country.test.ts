import { describe, expect, it } from 'vitest';
import { countries, countrySettings, detectCountry } from '../country';

function tabOf(stored: string | null = null) {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_key: string, text: string) => {
      value = text;
    },
  };
}
const at = (address: string) => new URL(address);

/** A device on which no country was chosen. */
const device = undefined;

describe('detectCountry', () => {
  it('prefers the address and remembers it for the tab', () => {
    const tab = tabOf();
    expect(
      detectCountry({ url: at('https://hrast.example.hr/?country=rs#/'), tab, device, configured: 'ME' }),
    ).toBe('RS');
    expect(detectCountry({ url: at('https://hrast.example.hr/#/'), tab, device, configured: 'ME' })).toBe(
      'RS',
    );
  });

  it.each([
    ['a choice on the device over the host', 'https://hrast.example.hr/', null, 'RS'],
    ['the address over the choice', 'https://hrast.example.hr/?country=ME', null, 'ME'],
    ["the tab's country over the choice", 'https://hrast.example.hr/', 'BA', 'BA'],
    ['the choice over the installed shop', 'https://hrast.example.hr/?installed=ME', null, 'RS'],
  ])('prefers %s', (_what, address, stored, country) => {
    const chosen = { getItem: () => 'RS' };
    expect(detectCountry({ url: at(address), tab: tabOf(stored), device: chosen, configured: '' })).toBe(
      country,
    );
  });

  it.each([
    ['https://hrast.example.hr/', 'ME', 'HR'],
    ['https://hrast.example.hr/?installed=ME', 'BA', 'ME'],
    ['https://hrast.example.com/', 'me', 'ME'],
    ['https://hrast.example.com/', '', 'BA'],
    ['https://hrast.example.com/?country=DE', 'XX', 'BA'],
    ['http://localhost:5173/', '', 'BA'],
  ])('reads %s with VITE_COUNTRY=%s as %s', (address, configured, country) => {
    expect(detectCountry({ url: at(address), tab: tabOf(), device, configured })).toBe(country);
  });

  it('ignores a tampered tab storage and works without one', () => {
    expect(
      detectCountry({ url: at('http://localhost/'), tab: tabOf('<script>'), device, configured: '' }),
    ).toBe('BA');
    expect(
      detectCountry({ url: at('http://localhost/?country=HR'), tab: undefined, device, configured: '' }),
    ).toBe('HR');
  });

  it('works with a tab storage that is locked', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const tab = { getItem: refuse, setItem: refuse };
    expect(detectCountry({ url: at('http://localhost/?country=HR'), tab, device, configured: '' })).toBe(
      'HR',
    );
    expect(detectCountry({ url: at('http://localhost/'), tab, device, configured: 'RS' })).toBe('RS');
  });
});

describe('settings', () => {
  it.each(countries)('of %s have a language and time zone that Intl knows', (country) => {
    const { lang, timeZone } = countrySettings[country];
    expect(Intl.getCanonicalLocales(lang)).toEqual([lang]);
    expect(() => new Intl.DateTimeFormat(lang, { timeZone })).not.toThrow();
  });
});
