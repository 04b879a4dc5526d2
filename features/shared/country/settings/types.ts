import type { Country } from '../country';

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'viber';

/** What differs between countries besides words. */
export interface CountrySettings {
  code: Country;
  /** In its own language. */
  name: string;
  /** `lang` of the page. */
  lang: string;
  /** For `Intl`. */
  locale: string;
  timeZone: string;
  /** Currency text where no offer says its own. */
  currency: string;
  /** Whether a reduction is shown together with the lowest price of the last 30 days, as Croatian law asks. */
  statesLowestPrice: boolean;
  /** ISO code for the phone picker. */
  phoneCountry: 'ba' | 'rs' | 'me' | 'hr';
  contact: {
    email: string;
    /** As people dial it; digits and plus only in `tel:` links. */
    phone: string;
    company: string;
    address: string;
  };
  social: Partial<Record<SocialNetwork, string>>;
  /** Of the community's external group. Empty while there is none (decision 14). */
  communityUrl: string;
  /** The mailing list that somebody joins in the quiz, by the slug of the offer it recommends (seed §3). */
  quizLists: ReadonlyMap<string, string>;
}
