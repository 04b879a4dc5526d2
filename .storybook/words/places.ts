const stories = import.meta.glob<string>('../../features/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const titleOf = (source: string) => source.match(/title: '([^']+)'/)?.[1] ?? '';

/** Where messages show that several features share, by folder. */
const sharedPlaces: Record<string, string> = {
  app: 'Specification/Page behaviour',
  'features/shared/cart': 'Specification/Cart',
  'features/shared/content': 'Screens/Information',
  'features/shared/country': 'Specification/Countries',
  'features/shared/forms': 'Specification/Forms',
  'features/shared/offer': 'Specification/Offers',
  'features/shared/page': 'Specification/Page behaviour',
};

/**
 * The title of the page about the place where a file's messages show: `Screens/Club`.
 *
 * @param path `../../features/club/parts/joinMessages.ts`
 */
export function placeOf(path: string): string {
  const folder = path.replace('../../', '').split('/').slice(0, -1).join('/');
  const shared = sharedPlaces[folder];
  if (shared) return shared;
  const feature = path.match(/features\/[^/]+\//)?.[0];
  const [place] = Object.entries(stories)
    .filter(([file]) => feature && file.includes(feature))
    .map(([, source]) => titleOf(source))
    // A feature's main title is the shortest: `Shell/Header`, not `Shell/Checkout header`.
    .toSorted((a, b) => a.length - b.length);
  if (!place) throw new Error(`${path}: no page tells where its messages show. Add its folder to places.ts.`);
  return place;
}
