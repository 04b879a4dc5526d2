import type { Country } from '#features/shared/country';
import type { Row } from '../routes';

/** What is between header and footer: `page` on any page without a skeleton of its own. */
export type Skeleton = NonNullable<Row['skeleton']> | 'page';

/** What the boot script shows for an address. */
export interface Shown {
  /** The template of header and footer, with the slot of the skeleton; of the whole page if it is prerendered. */
  frame: string;
  skeleton: Skeleton;
  isPrerendered: boolean;
}

/** What the boot script does for an address. */
export interface PlannedAddress extends Shown {
  /** The router's pattern: `/offers/:slog`. */
  path: string;
  data: Row['data'];
  /** Scripts and style sheets of the screen, relative to the page. */
  files: string[];
}

/** Addresses of the first pictures of a page, by the page's address. */
export type FirstPictures = Record<string, (string | null)[]>;

/** What the build tells the boot script. */
export interface Plan {
  addresses: PlannedAddress[];
  /** The script that starts the app, relative to the page. */
  entry: string;
  /** The scripts that the entry imports. */
  entryFiles: string[];
  /** `VITE_API_BASE`. */
  apiBase: string;
  /** `VITE_COUNTRY`. */
  configuredCountry: string;
  /** The page's `lang` attribute. */
  languages: Record<Country, string>;
  /** By country, whose labels can differ; none without `VITE_CATALOGUE_URL`. */
  pictures: Partial<Record<Country, FirstPictures>>;
  /** `VITE_REPORT_URL`. */
  reportUrl: string;
}

/**
 * The id of a template.
 *
 * @param name `frame-checkout` for header and footer, `skeleton-offer` for what is between them
 */
export const templateId = (name: string, country: string) => `${name}-${country}`;

/** The id of the template of a picture in a skeleton. */
export const pictureId = (skeleton: string) => `picture-${skeleton}`;

/** The address of another try: the document, which opens without any script. The boot script keeps the page's own address. */
export const RETRY_HREF = './';

/** Of `/shop/:group`, as of `shop/hair` and `/shop/hair/`. An empty part between others counts: `//shop` is no page. */
const partsOf = (path: string) => path.replace(/^\/|\/+$/g, '').split('/');

/** The row of the address that the page is at, and its parameter: the group, the offer's slug. */
export interface Found<T> {
  row: T;
  param: string | undefined;
}

/** Finds the address of a hash by its parts, as the router will do once it has loaded. */
export function findAddress<T extends Pick<PlannedAddress, 'path'>>(
  addresses: readonly T[],
  hash: string,
): Found<T> | undefined {
  const [pathname = ''] = hash.slice(1).split(/[?#]/);
  const given = partsOf(pathname);
  for (const address of addresses) {
    const parts = partsOf(address.path);
    const isParam = (index: number) => parts[index]?.startsWith(':') === true && Boolean(given[index]);
    const matches = given.every(
      (part, index) => isParam(index) || part.toLowerCase() === parts[index]?.toLowerCase(),
    );
    if (matches && parts.length === given.length)
      return { row: address, param: given.find((_, index) => isParam(index)) };
  }
  return undefined;
}
