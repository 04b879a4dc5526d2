/** A text in lower case without diacritics, for comparison: `Šećer` equals `secer` (Shell/Search). */
export const plain = (text: string): string =>
  // NFKD separates the diacritics of š, č, ć and ž and splits ǆ into d and ž. It does not decompose đ.
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
