const latin: Partial<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'd', е: 'e', ж: 'z', з: 'z', и: 'i', ј: 'j', к: 'k' },
  ...{ л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u' },
  ...{ ф: 'f', х: 'h', ц: 'c', ч: 'c', џ: 'dz', ш: 's' },
};

/**
 * A text for comparison, where all spellings of a word are the same: in lower case, without diacritics, in Latin letters,
 * `d` for `đ` and `dj`, without quotation marks, and with one space for spaces and dashes. `Šećer`, `secer` and `шећер`
 * are equal (Shell/Search). Outer spaces stay.
 */
export const plain = (text: string): string =>
  text
    // Before NFKD, which splits `´` into a space and an accent.
    .replace(/["'`´ʹʼ′″\p{Pi}\p{Pf}‚„]/gu, '')
    // NFKD separates the diacritics of š, č, ć and ž and splits ǆ into d and ž. It does not decompose đ.
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}\u2800]|(?!\s)\p{Cc}/gu, '')
    .toLowerCase()
    .replace(/[а-џ]/g, (letter) => latin[letter] ?? letter)
    .replace(/đ|dj/g, 'd')
    .replace(/[\s\p{Pd}−]+/gu, ' ');
