import type { Hundredths } from '#features/shared/api';
import type { PhoneCountry } from '#ui/PhoneInput';
import type { Country } from '../country';

/** The social networks in the order of their links, with their names. */
export const socialNetworks = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'viber', name: 'Viber' },
] as const;

/** What differs between countries besides texts. */
export interface CountrySettings {
  code: Country;
  /** The country's name in its own language. */
  name: string;
  /** The page's `lang` attribute, and the language of `Intl`. */
  lang: string;
  timeZone: string;
  /** The currency where no offer states one. */
  currency: string;
  /** Whether a reduction is shown with the lowest price of the last 30 days, as Croatian law requires. */
  showsLowestPrice30Days: boolean;
  /** Whether the law of the country requires the price of a comparable amount. */
  showsUnitPrice: boolean;
  /** ISO code for the phone picker. */
  phoneCountry: PhoneCountry;
  contact: {
    email: string;
    /** As shown; `phoneHref` makes the `tel:` link. */
    phone: string;
    company: string;
    address: string;
    /** The numbers under which the company is registered: the OIB in Croatia. */
    registration: readonly { name: string; value: string }[];
  };
  /** The day of the accessibility statement, as its text shows it. */
  accessibilityStatement: string;
  social: Partial<Record<(typeof socialNetworks)[number]['id'], string>>;
  /** Address of the community's external group. Empty while there is none. */
  communityUrl: string;
  /** What the courier takes for a delivery; `undefined` while it is told in the call (Specification/Countries). */
  deliveryPrice: Hundredths | undefined;
  /** The mailing list that a participant of the quiz joins, by the slug of the recommended offer. */
  quizLists: ReadonlyMap<string, string>;
}
