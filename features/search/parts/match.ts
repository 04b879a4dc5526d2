/**
 * Letters as a search compares them: no capitals, no marks (`Šećer` and `secer` are the same, decision 9). Each comes
 * with its place in the text, because one letter may be written as two characters and one character may be two letters.
 */
function lettersOf(text: string): { letter: string; at: number }[] {
  const letters: { letter: string; at: number }[] = [];
  let at = 0;
  for (const character of text) {
    // NFKD takes the mark off š, č, ć and ž and parts ǆ into d and ž; đ has none to take.
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
    for (const letter of plain) {
      const isSpace = /\s/u.test(letter);
      // A space more or less between two words makes no difference.
      if (!isSpace || letters.at(-1)?.letter !== ' ') letters.push({ letter: isSpace ? ' ' : letter, at });
    }
    at += character.length;
  }
  return letters;
}

/** A piece of a text, in the order it stands there. */
export interface Piece {
  /** Where it begins. */
  at: number;
  text: string;
  isMatch: boolean;
}

/**
 * Cuts a text where the query stands in it, every time. `undefined` where it does not stand there at all; a query of
 * nothing but spaces stands nowhere.
 */
export function piecesOf(text: string, query: string): Piece[] | undefined {
  const letters = lettersOf(text);
  const wanted = lettersOf(query.trim()).map(({ letter }) => letter);
  if (wanted.length === 0) return undefined;

  const pieces: Piece[] = [];
  let done = 0;
  const cut = (to: number, isMatch: boolean) => {
    if (to > done) pieces.push({ at: done, text: text.slice(done, to), isMatch });
    done = Math.max(done, to);
  };
  for (let start = 0; start + wanted.length <= letters.length; ) {
    if (!wanted.every((letter, offset) => letters[start + offset]?.letter === letter)) {
      start += 1;
      continue;
    }
    const from = letters[start]?.at ?? 0;
    start += wanted.length;
    // Characters are marked whole, with the marks that follow them.
    while (letters[start]?.at === letters[start - 1]?.at) start += 1;
    cut(from, false);
    cut(letters[start]?.at ?? text.length, true);
  }
  if (pieces.length === 0) return undefined;
  cut(text.length, false);
  return pieces;
}
