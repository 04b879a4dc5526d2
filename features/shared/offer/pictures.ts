export interface Picture {
  src: string;
  sources: { type: string; srcSet: string }[];
}

const AVIF = /^(?<folder>.*\/)?(?<name>[^/?#]+)\.avif$/;

/** Widths of the files, in px. */
const WIDTHS = { small: 400, full: 800 };

/** The file for pages of others, as in the preview of a shared link: not every site shows AVIF. */
export const sharedPicture = (url: string): string =>
  pictureOf(url).sources.find(({ type }) => type === 'image/webp')?.srcSet ?? url;

/**
 * The files behind an image address of an offer. An address that ends in `.avif` has the same picture in half the size in
 * `small/`, a tighter cut of it in `thumb/` for places below 130 px, and a `.webp` beside it for older browsers. Where those
 * are missing, as with any other address, its own file is shown.
 */
export function pictureOf(url: string, place: 'full' | 'thumb' = 'full'): Picture {
  const parts = AVIF.exec(url)?.groups;
  if (!parts) return { src: url, sources: [] };
  const { folder = '', name = '' } = parts;
  const file = (size: string) => `${folder}${size}/${name}.avif`;
  const srcSet =
    place === 'thumb' ? file('thumb') : `${file('small')} ${WIDTHS.small}w, ${url} ${WIDTHS.full}w`;
  return {
    src: url,
    sources: [
      { type: 'image/avif', srcSet },
      { type: 'image/webp', srcSet: `${folder}${name}.webp` },
    ],
  };
}
