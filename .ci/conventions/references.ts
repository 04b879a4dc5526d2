import type { Entry } from './stories';
import type { Tree } from './tree';

const COMMENTED = /\.(?:tsx?|mjs|mdx?)$/;

/** `(Specification/Cart)`, `(Screens/Checkout, Specification/Orders)`. */
const REFERENCE =
  /\(((?:Specification|Screens|Shell)\/[^()'"`,]+(?:, (?:Specification|Screens|Shell)\/[^()'"`,]+)*)\)/g;

/** References by paragraph or number to texts that are not in this repository. */
const OUTSIDE = /\bseed \u00a7[\d.]*|\bdecisions? \d+|\bcontract, ['‘]\w*/gi;

/** Links of docs pages to other docs pages. */
const LINK = /[?&]path=\/docs\/([\w-]+)/g;

/** A reference may be broken over two lines of a comment. */
const oneLine = (text: string) => text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** A reference to a specification page names one that exists, and so does each link of a docs page. */
export function pageReferences(entries: readonly Entry[], tree: Tree): string[] {
  const pages = entries.filter(({ type }) => type === 'docs');
  const ids = new Set(pages.map(({ id }) => id));
  const written = new Set(
    pages.filter(({ importPath }) => importPath.endsWith('.mdx')).map(({ title }) => title),
  );
  return [...tree].flatMap(([path, code]) => {
    if (!COMMENTED.test(path)) return [];
    const text = oneLine(code);
    const missing = [...text.matchAll(REFERENCE)]
      .flatMap(([, titles = '']) => titles.split(', '))
      .filter((title) => !written.has(title))
      .map((title) => `${path} refers to '${title}': no docs page has this title.`);
    const broken = [...text.matchAll(LINK)]
      .filter(([, id = '']) => !ids.has(id))
      .map(([, id]) => `${path} links to '${id}': no docs page has this id.`);
    const outside = [...text.matchAll(OUTSIDE)].map(
      ([found]) => `${path} refers to '${found}', which is not in this repository: name a page.`,
    );
    return [...missing, ...broken, ...outside];
  });
}
