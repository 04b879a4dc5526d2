import { clubPrice, countries, countrySettings, facts } from '#features/shared/country';
import { callingCode } from '#ui/PhoneInput';

/** What differs between the countries besides texts. */
export function CountryTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col">Language</th>
          <th scope="col">Time zone</th>
          <th scope="col">Currency</th>
          <th scope="col">Phone prefix</th>
          <th scope="col">Club, a year</th>
          <th scope="col">Withdrawal</th>
        </tr>
      </thead>
      <tbody>
        {countries.map((country) => {
          const { name, lang, timeZone, currency, phoneCountry } = countrySettings[country];
          return (
            <tr key={country}>
              <th scope="row" lang={lang}>
                {country}, {name}
              </th>
              <td>{lang}</td>
              <td>{timeZone}</td>
              <td>{currency}</td>
              <td>+{callingCode(phoneCountry)}</td>
              <td>{clubPrice(country)}</td>
              <td>{facts.withdrawalDays[country]} days</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
