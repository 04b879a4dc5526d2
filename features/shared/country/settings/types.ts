import type { Hundredths } from '../../api';
import type { Country } from '../country';

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'viber';

/** What differs between countries besides texts. */
export interface CountrySettings {
  code: Country;
  /** The country's name in its own language. */
  name: string;
  /** The page's `lang` attribute. */
  lang: string;
  /** For `Intl`. */
  locale: string;
  timeZone: string;
  /** The currency where no offer states one. */
  currency: string;
  /** Whether a reduction is shown with the lowest price of the last 30 days, as Croatian law requires. */
  showsLowestPrice30Days: boolean;
  /** Whether the price of a comparable amount is shown, as the law of the country requires. */
  showsUnitPrice: boolean;
  /** ISO code for the phone picker. */
  phoneCountry: 'ba' | 'rs' | 'me' | 'hr';
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
  social: Partial<Record<SocialNetwork, string>>;
  /** Address of the community's external group. Empty while there is none. */
  communityUrl: string;
  /** What the courier takes for a delivery; `undefined` while it is told in the call (Specification/To be filled in). */
  deliveryPrice: Hundredths | undefined;
  /** The mailing list that a participant of the quiz joins, by the slug of the recommended offer. */
  quizLists: ReadonlyMap<string, string>;
}
