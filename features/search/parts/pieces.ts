import { plain } from '#ui/typedText';

/** A character with its accents; `dj` is one, as `đ` is. */
const CHARACTER = /[dд]\p{DI}*[jј]|.[\p{M}\p{DI}]*/gisu;

/**
 * Splits a text into plain letters. Each has its place in the text, because a letter may take two characters and a
 * character may be two letters.
 */
function lettersOf(text: string): { letter: string; index: number; end: number }[] {
  const letters: { letter: string; index: number; end: number }[] = [];
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    for (const letter of plain(character)) {
      // Repeated spaces count as one.
      if (letter === ' ' && letters.at(-1)?.letter === ' ') continue;
      letters.push({ letter, index, end: index + character.length });
    }
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
  const searched = [...plain(query).trim()];
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
    const first = letters[start];
    start += searched.length;
    const last = letters[start - 1];
    if (!first || !last) break;
    // Matches include whole characters.
    while (letters[start]?.index === last.index) start += 1;
    addUntil(first.index, false);
    addUntil(last.end, true);
  }
  if (pieces.length === 0) return undefined;
  addUntil(text.length, false);
  return pieces;
}
