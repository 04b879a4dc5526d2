import type { IndexEntry } from '../storyIndex';

/** Where messages show that several features share, by folder. */
const sharedPlaces: Record<string, string> = {
  app: 'Specification/Page behaviour',
  'app/manifest': 'Specification/Kept data',
  'features/shared/cart': 'Specification/Cart',
  'features/shared/content': 'Screens/Information',
  'features/shared/country': 'Specification/Countries',
  'features/shared/forms': 'Specification/Forms',
  'features/shared/offer': 'Specification/Offers',
  'features/shared/page': 'Specification/Page behaviour',
};

/** A story by its title, `Screens/Club`, and file, `./features/club/ClubScreen.stories.tsx`. */
export type Placed = Pick<IndexEntry, 'title' | 'importPath'>;

/**
 * The title of the page about the place where messages show: `Screens/Club`.
 *
 * @param folder the folder of the messages: `features/club/joinMessages`
 */
export function placeOf(folder: string, stories: readonly Placed[]): string {
  const feature = folder.slice(0, folder.lastIndexOf('/'));
  const shared = sharedPlaces[feature];
  if (shared) return shared;
  const [place] = stories
    .filter(({ importPath }) => importPath.startsWith(`./${feature}/`))
    .map(({ title }) => title)
    // A feature's main title is the shortest: `Shell/Header`, not `Shell/Checkout header`.
    .toSorted((a, b) => a.length - b.length);
  if (!place)
    throw new Error(`${folder}: no page tells where its messages show. Add its folder to places.ts.`);
  return place;
}
