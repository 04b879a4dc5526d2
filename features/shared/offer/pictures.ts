export interface Picture {
  src: string;
  sources: { type: string; srcSet: string }[];
}

const AVIF = /^(?<folder>.*\/)?(?<name>[^/?#]+)\.avif$/;

/**
 * The files behind one image address of an offer. An address that ends in `.avif` has a `.webp` beside it for older
 * browsers and, for places below 130 px, a smaller `thumb/` version; any other address stands for itself.
 */
export function pictureOf(url: string, place: 'full' | 'thumb' = 'full'): Picture {
  const parts = AVIF.exec(url)?.groups;
  if (!parts) return { src: url, sources: [] };
  const { folder = '', name = '' } = parts;
  const avif = place === 'thumb' ? `${folder}thumb/${name}.avif` : url;
  return { src: `${folder}${name}.webp`, sources: [{ type: 'image/avif', srcSet: avif }] };
}
