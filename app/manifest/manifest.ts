import { brand, type Country, countries, countrySettings } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { tokens } from '#ui/theme';
import { manifestFile } from './manifestFile';
import { messages } from './messages';

/** What a phone knows of the shop that is installed on it: its name, language, icons, shortcuts and how it looks. */
function manifestOf(country: Country) {
  const text = messages[country];
  const shortcut = (name: string, href: string) => ({
    name,
    url: `./?installed=${country}#${href}`,
    icons: [{ src: 'icon-192.png', sizes: '192x192' }],
  });
  const icon = (size: string, name: string, purpose: 'any' | 'maskable') => ({
    src: `${name}.png`,
    sizes: size,
    type: 'image/png',
    purpose,
  });
  const screenshot = (width: number, sizes: string, formFactor: 'narrow' | 'wide') => ({
    src: `screenshot-${width}-${country.toLowerCase()}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor: formFactor,
  });
  return {
    // Of all countries: the shop is installed once.
    id: './',
    name: brand.name,
    short_name: brand.name,
    lang: countrySettings[country].lang,
    // A country that is chosen later counts for more.
    start_url: `./?installed=${country}`,
    scope: './',
    display: 'standalone',
    theme_color: tokens.color.surfaceDeep,
    background_color: tokens.color.surface,
    categories: ['shopping', 'health'],
    icons: [
      icon('192x192', 'icon-192', 'any'),
      icon('512x512', 'icon-512', 'any'),
      icon('512x512', 'icon-maskable-512', 'maskable'),
    ],
    shortcuts: [
      shortcut(text.track, routes.track.href()),
      shortcut(text.cart, routes.checkout.href()),
      shortcut(text.contact, routes.contact.href()),
    ],
    screenshots: [screenshot(390, '780x1688', 'narrow'), screenshot(1280, '1280x800', 'wide')],
  };
}

/** The manifests of all countries, by file. */
export const manifests = (): Map<string, string> =>
  new Map(countries.map((country) => [manifestFile(country), JSON.stringify(manifestOf(country))]));
