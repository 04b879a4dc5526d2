import { plain } from '#features/shared/content';

/**
 * Splits a text into plain letters. Each has its index in the text, because a letter may take two characters and a
 * character may stand for two letters.
 */
function lettersOf(text: string): { letter: string; index: number }[] {
  const letters: { letter: string; index: number }[] = [];
  let index = 0;
  for (const character of text) {
    for (const letter of plain(character)) {
      const isSpace = /\s/u.test(letter);
      // Repeated spaces count as one.
      if (!isSpace || letters.at(-1)?.letter !== ' ') letters.push({ letter: isSpace ? ' ' : letter, index });
    }
    index += character.length;
  }
  return letters;
}

/** A part of a text that either matches a query or does not. */
export interface Piece {
  /** Start index in the text. */
  index: number;
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text at every occurrence of the query. Returns `undefined` if there is none; a query of only spaces has no
 * occurrences.
 */
export function piecesOf(text: string, query: string): Piece[] | undefined {
  const letters = lettersOf(text);
  const searched = lettersOf(query.trim()).map(({ letter }) => letter);
  if (searched.length === 0) return undefined;

  const pieces: Piece[] = [];
  let end = 0;
  const addUntil = (to: number, isMatch: boolean) => {
    if (to > end) pieces.push({ index: end, text: text.slice(end, to), isMatch });
    end = Math.max(end, to);
  };
  for (let start = 0; start + searched.length <= letters.length; ) {
    if (!searched.every((letter, offset) => letters[start + offset]?.letter === letter)) {
      start += 1;
      continue;
    }
    const from = letters[start]?.index ?? 0;
    start += searched.length;
    // Matches include whole characters and the diacritics that follow them.
    while (letters[start]?.index === letters[start - 1]?.index) start += 1;
    addUntil(from, false);
    addUntil(letters[start]?.index ?? text.length, true);
  }
  if (pieces.length === 0) return undefined;
  addUntil(text.length, false);
  return pieces;
}
