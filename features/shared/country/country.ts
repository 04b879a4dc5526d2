/**
 * The countries in which the shop sells. Texts, currency and contacts depend on the country (Specification/Countries).
 */
export const countries = ['BA', 'RS', 'HR', 'ME'] as const;

export type Country = (typeof countries)[number];

const DEFAULT: Country = 'BA';
/** The key of a country that was chosen: in the tab by its address, on the device by the visitor. */
export const COUNTRY_KEY = 'country';

function toCountry(text: string | null | undefined): Country | undefined {
  return countries.find((country) => country === text?.toUpperCase());
}

export interface CountryHints {
  /** The page's address: `?country=` and the host's last label are read. */
  url: URL;
  /** Remembers the address's country for the tab. */
  tab: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Remembers the country that the visitor has chosen (Shell/Visitor country). */
  device: Pick<Storage, 'getItem'> | undefined;
  /** `VITE_COUNTRY`. */
  configured: string;
}

/**
 * The first of these that names a country: the address, the tab's earlier address, the visitor's choice, the installed shop,
 * the host, the build, BA (Specification/Countries).
 */
export function detectCountry({ url, tab, device, configured }: CountryHints): Country {
  const requested = toCountry(url.searchParams.get('country'));
  let remembered: string | null | undefined;
  let chosen: string | null | undefined;
  try {
    remembered = tab?.getItem(COUNTRY_KEY);
    chosen = device?.getItem(COUNTRY_KEY);
    if (requested) tab?.setItem(COUNTRY_KEY, requested);
  } catch {
    // With full or locked storage, no country is remembered.
  }
  return (
    requested ??
    toCountry(remembered) ??
    toCountry(chosen) ??
    toCountry(url.searchParams.get('installed')) ??
    toCountry(url.hostname.split('.').at(-1)) ??
    toCountry(configured) ??
    DEFAULT
  );
}
