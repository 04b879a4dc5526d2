import { clubPrice, countries, countrySettings, facts, placeholders } from '#features/shared/country';
import { callingCode } from '#ui/PhoneInput';
import { DocsTable } from '../DocsTable';

/** What differs between the countries besides texts. */
export const CountryTable = () => (
  <DocsTable
    head={['Country', 'Language', 'Time zone', 'Currency', 'Phone prefix', 'Club, a year', 'Withdrawal']}
    rows={countries.map((country) => {
      const { name, lang, timeZone, currency, phoneCountry } = countrySettings[country];
      const nameOfCountry = <span key="country" lang={lang}>{`${country}, ${name}`}</span>;
      const prefix = `+${callingCode(phoneCountry)}`;
      const withdrawal = `${facts.withdrawalDays[country]} days`;
      return {
        key: country,
        cells: [nameOfCountry, lang, timeZone, currency, prefix, clubPrice(country), withdrawal],
      };
    })}
  />
);

/** What the company has to supply, by country. */
export const PlaceholderTable = () => (
  <DocsTable
    head={['What', 'Where it shows', ...countries]}
    rows={placeholders.map(({ what, where, value }) => ({
      key: what,
      cells: [
        what,
        where,
        ...countries.map((country) => (
          <span key={country} lang={countrySettings[country].lang}>
            {value(countrySettings[country]) || 'none'}
          </span>
        )),
      ],
    }))}
  />
);
