import { clubPrice, countries, countrySettings, facts } from '#features/shared/country';
import { callingCode } from '#ui/PhoneInput';
import { DocsTable } from '../DocsTable';

/** What differs between the countries besides texts. */
export function CountryTable() {
  return (
    <DocsTable
      head={['Country', 'Language', 'Time zone', 'Currency', 'Phone prefix', 'Club, a year', 'Withdrawal']}
      rows={countries.map((country) => {
        const { name, lang, timeZone, currency, phoneCountry } = countrySettings[country];
        return {
          key: country,
          cells: [
            <span key="country" lang={lang}>
              {country}, {name}
            </span>,
            lang,
            timeZone,
            currency,
            `+${callingCode(phoneCountry)}`,
            clubPrice(country),
            `${facts.withdrawalDays[country]} days`,
          ],
        };
      })}
    />
  );
}
