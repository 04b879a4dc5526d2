import { countries } from '#features/shared/country';
import { fixtures } from '#mocks/fixtures';
import { messageTexts, type ShopText, textsIn } from '../../.storybook/guidelines/messageTexts';
import { isProduction, readTree } from './tree';

const modules = import.meta.glob<Record<string, unknown>>('../../{app,features}/**/*.{ts,tsx}');

/** Every text of the shop: the messages, the articles as they are written, and the texts of the mock backend. */
export async function shopTexts(): Promise<ShopText[]> {
  const tree = readTree();
  const speaks = (path: string) => /defineMessages\(|Record<Country/.test(tree.get(path) ?? '');

  const messages = await Promise.all(
    Object.entries(modules).map(async ([address, load]) => {
      const path = address.replace('../../', '');
      return isProduction(path) && speaks(path) ? messageTexts(path, await load()) : [];
    }),
  );
  const written = countries.flatMap((country) => {
    const articles = [...tree].filter(([path]) => path.endsWith(`.${country.toLowerCase()}.md`));
    return [
      ...articles.map(([key, text]) => ({ country, key, text: withoutAddresses(text) })),
      ...textsIn(fixtures[country], 'mocks/fixtures').map(({ key, text }) => ({ country, key, text })),
    ];
  });
  return [...messages.flat(), ...written];
}

/** What a reader sees of an article. */
function withoutAddresses(article: string): string {
  return article.replace(/^import .*$/gm, '').replace(/\]\([^)]*\)/g, ']');
}
