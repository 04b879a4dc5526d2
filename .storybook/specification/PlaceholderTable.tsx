import type { ReactNode } from 'react';
import { type CountrySettings, countries, countrySettings, formatMoney } from '#features/shared/country';

interface Row {
  what: string;
  where: string;
  value: (settings: CountrySettings) => ReactNode;
}

const rows: Row[] = [
  {
    what: 'Company',
    where: 'Contact, footer, terms, about, refund, privacy, withdrawal statement',
    value: ({ contact }) => contact.company,
  },
  { what: 'Address', where: 'The same pages', value: ({ contact }) => contact.address },
  {
    what: 'Registration',
    where: 'Contact, terms, about',
    value: ({ contact }) => contact.registration.map(({ name, value }) => `${name} ${value}`).join(', '),
  },
  {
    what: 'Phone',
    where: 'Header of checkout and quiz, footer, contact, failures',
    value: ({ contact }) => contact.phone,
  },
  {
    what: 'Email',
    where: 'Footer, contact, policies, withdrawal statement',
    value: ({ contact }) => contact.email,
  },
  {
    what: 'Day of the accessibility statement',
    where: 'Accessibility statement',
    value: ({ accessibilityStatement }) => accessibilityStatement,
  },
  {
    what: 'Social networks',
    where: 'Footer, menu on phones, structured data',
    value: ({ social }) => Object.values(social).join(' '),
  },
  { what: 'Community’s group', where: 'Community', value: ({ communityUrl }) => communityUrl || 'none' },
  {
    what: 'Price of a delivery',
    where: 'Cart, checkout, thank-you page; until then they say that it is told in the call',
    value: ({ deliveryPrice, currency }) =>
      deliveryPrice === undefined ? 'none' : formatMoney(deliveryPrice, currency),
  },
  {
    what: 'Mailing lists of the quiz',
    where: 'Sent with the participant',
    value: ({ quizLists }) => [...quizLists.values()].join(', '),
  },
];

/** What the company has to supply, by country. */
export function PlaceholderTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Where it shows</th>
          {countries.map((country) => (
            <th scope="col" key={country}>
              {country}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, where, value }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{where}</td>
            {countries.map((country) => (
              <td key={country} lang={countrySettings[country].lang}>
                {value(countrySettings[country])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
