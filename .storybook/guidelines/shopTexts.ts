import { readFileSync } from 'node:fs';
import { countries } from '#features/shared/country';
import { fixtures } from '#mocks/fixtures';
import { messageTexts, type ShopText, textsIn } from './messageTexts';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../{app,features}/**/*.{ts,tsx}',
  '!**/*.{stories,plays,test,journey}.*',
  '!../../app/{build,journeys}/**',
]);
const articles = import.meta.glob<string>('../../features/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every text of the shop: messages, articles as they are written, and what the mock backend answers. */
export async function shopTexts(): Promise<ShopText[]> {
  const messages = await Promise.all(
    Object.entries(modules).map(async ([address, load]) => {
      const path = address.replace('../../', '');
      // Loading a module is slow; most hold no messages.
      const hasMessages = /defineMessages\(|Record<Country/.test(readFileSync(path, 'utf8'));
      return hasMessages ? messageTexts(path, await load()) : [];
    }),
  );
  const written = countries.flatMap((country) => [
    ...Object.entries(articles)
      .filter(([path]) => path.endsWith(`.${country.toLowerCase()}.md`))
      .map(([key, text]) => ({ country, key, text: withoutAddresses(text) })),
    ...textsIn(fixtures[country], 'mocks/fixtures').map(({ key, text }) => ({ country, key, text })),
  ]);
  return [...messages.flat(), ...written];
}

/** What a reader sees of an article. */
function withoutAddresses(article: string): string {
  return article.replace(/^import .*$/gm, '').replace(/\]\([^)]*\)/g, ']');
}
