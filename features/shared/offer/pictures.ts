export interface Picture {
  src: string;
  sources: { type: string; srcSet: string }[];
}

const AVIF = /^(?<folder>.*\/)?(?<name>[^/?#]+)\.avif$/;

/** Widths of the files, in px. */
const WIDTHS = { thumb: 256, full: 800 };

/**
 * The files behind an image address of an offer. An address that ends in `.avif` has a `.webp` beside it for older
 * browsers and a smaller `thumb/` version, which serves pictures below 130 px and any other for which the browser finds
 * it wide enough. Any other address has only its own file.
 */
export function pictureOf(url: string, place: 'full' | 'thumb' = 'full'): Picture {
  const parts = AVIF.exec(url)?.groups;
  if (!parts) return { src: url, sources: [] };
  const { folder = '', name = '' } = parts;
  const thumb = `${folder}thumb/${name}.avif`;
  const srcSet = place === 'thumb' ? thumb : `${thumb} ${WIDTHS.thumb}w, ${url} ${WIDTHS.full}w`;
  return { src: `${folder}${name}.webp`, sources: [{ type: 'image/avif', srcSet }] };
}
