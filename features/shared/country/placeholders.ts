import { isFilledIn } from './filledIn';
import { formatMoney } from './money';
import type { CountrySettings } from './settings';

/** Something that only the owner can supply. */
interface Placeholder {
  what: string;
  /** Where shoppers see it. */
  where: string;
  /** Empty if there is none. */
  value: (settings: CountrySettings) => string;
  /** The shop can open without it. */
  isOptional?: boolean;
}

/** What the owner has to supply before the shop opens (Specification/Countries). */
export const placeholders: readonly Placeholder[] = [
  {
    what: 'Company',
    where: 'Contact, footer, terms, about, refund, privacy, withdrawal statement',
    value: ({ contact }) => contact.company,
  },
  {
    what: 'Address',
    where: 'Contact, footer, terms, about, refund, privacy, withdrawal statement',
    value: ({ contact }) => contact.address,
  },
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
  {
    what: 'Community’s group',
    where: 'Community',
    value: ({ communityUrl }) => communityUrl,
    isOptional: true,
  },
  {
    what: 'Price of a delivery',
    where: 'Cart, checkout, thank-you page; until then they say that it is told in the call',
    value: ({ deliveryPrice, currency }) =>
      deliveryPrice === undefined ? '' : formatMoney(deliveryPrice, currency),
    isOptional: true,
  },
  {
    what: 'Mailing lists of the quiz',
    where: 'Sent with the participant',
    value: ({ quizLists }) => [...quizLists.values()].join(', '),
  },
];

/** Whether a value is made up: in square brackets, of a domain for examples, or a number that nobody has. */
export const isMadeUp = (value: string) => !isFilledIn(value) || /\bexample\b|000 ?000/.test(value);
