export interface Picture {
  src: string;
  sources: { type: string; srcSet: string }[];
}

const AVIF = /^(?<folder>.*\/)?(?<name>[^/?#]+)\.avif$/;

/** Widths of the files, in px. */
const WIDTHS = { small: 400, full: 800 };

/**
 * The files behind an image address of an offer. An address that ends in `.avif` has a `.webp` beside it for older
 * browsers, the same picture in half the size in `small/`, and a tighter cut of it in `thumb/` for places below 130 px. Any
 * other address has only its own file.
 */
export function pictureOf(url: string, place: 'full' | 'thumb' = 'full'): Picture {
  const parts = AVIF.exec(url)?.groups;
  if (!parts) return { src: url, sources: [] };
  const { folder = '', name = '' } = parts;
  const file = (size: string) => `${folder}${size}/${name}.avif`;
  const srcSet =
    place === 'thumb' ? file('thumb') : `${file('small')} ${WIDTHS.small}w, ${url} ${WIDTHS.full}w`;
  return { src: `${folder}${name}.webp`, sources: [{ type: 'image/avif', srcSet }] };
}
