/**
 * The countries in which the shop sells. Texts, currency and contacts depend on the country (Specification/Countries).
 */
export const countries = ['BA', 'RS', 'HR', 'ME'] as const;

export type Country = (typeof countries)[number];

const DEFAULT: Country = 'BA';
const TAB_KEY = 'country';

function toCountry(text: string | null | undefined): Country | undefined {
  return countries.find((country) => country === text?.toUpperCase());
}

export interface CountryHints {
  /** The page's address: `?country=` and the host's last label are read. */
  url: URL;
  /** Remembers the address's country for the tab. */
  tab: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** `VITE_COUNTRY`. */
  configured: string;
}

/**
 * The first of these that names a country: the address, the tab's earlier address, the host, the build, BA
 * (Specification/Countries).
 */
export function detectCountry({ url, tab, configured }: CountryHints): Country {
  const requested = toCountry(url.searchParams.get('country'));
  let remembered: string | null | undefined;
  try {
    remembered = tab?.getItem(TAB_KEY);
    if (requested) tab?.setItem(TAB_KEY, requested);
  } catch {
    // With full or locked storage, the tab does not remember its country.
  }
  return (
    requested ??
    toCountry(remembered) ??
    toCountry(url.hostname.split('.').at(-1)) ??
    toCountry(configured) ??
    DEFAULT
  );
}
