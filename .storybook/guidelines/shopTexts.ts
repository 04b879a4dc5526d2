import { type Country, countries, countrySettings } from '#features/shared/country';
import { fixtures } from '#mocks/fixtures';
import { textsIn, writtenMessages } from '../words/shopMessages';

/** A text of the shop in one country. */
export interface ShopText {
  country: Country;
  /** Where it is, and its path there: `features/club/messages lead`. */
  key: string;
  text: string;
}

const articles = import.meta.glob<string>('../../features/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every text of the shop: messages, articles as they are written, settings, and what the mock backend answers. */
export const shopTexts: readonly ShopText[] = countries.flatMap((country) => [
  ...writtenMessages(country).map(([key, text]) => ({ country, key, text })),
  ...Object.entries(articles)
    .filter(([path]) => path.endsWith(`.${country.toLowerCase()}.md`))
    .map(([key, text]) => ({ country, key, text: withoutAddresses(text) })),
  ...textsIn(countrySettings[country])
    .filter(([, text]) => text !== '')
    .map(([path, text]) => ({ country, key: `features/shared/country/settings ${path}`, text: `${text}` })),
  ...textsIn(fixtures[country]).map(([path, text]) => ({
    country,
    key: `mocks/fixtures ${path}`,
    text: `${text}`,
  })),
]);

/** What a reader sees of an article. */
function withoutAddresses(article: string): string {
  return article.replace(/^import .*$/gm, '').replace(/\]\([^)]*\)/g, ']');
}
