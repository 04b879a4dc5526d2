/** Where the shop sells. Words, currency and contacts follow the country (seed §1). */
export const countries = ['BA', 'RS', 'HR', 'ME'] as const;

export type Country = (typeof countries)[number];

const DEFAULT: Country = 'BA';
const TAB_KEY = 'country';

function asCountry(text: string | null | undefined): Country | undefined {
  return countries.find((country) => country === text?.toUpperCase());
}

export interface CountryHints {
  /** The page address, of which `?country=` and the host's last label are read. */
  url: URL;
  /** Keeps a choice made in the address for the tab. */
  tab: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** `VITE_COUNTRY`. */
  configured: string;
}

/** The first of these that names a country: the address, the tab's earlier address, the host, the build, BA (contract, 'Country'). */
export function detectCountry({ url, tab, configured }: CountryHints): Country {
  const asked = asCountry(url.searchParams.get('country'));
  let chosenBefore: string | null | undefined;
  try {
    chosenBefore = tab?.getItem(TAB_KEY);
    if (asked) tab?.setItem(TAB_KEY, asked);
  } catch {
    // A full or locked storage only costs the memory of the choice.
  }
  return (
    asked ??
    asCountry(chosenBefore) ??
    asCountry(url.hostname.split('.').at(-1)) ??
    asCountry(configured) ??
    DEFAULT
  );
}
