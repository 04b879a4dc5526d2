export interface Readability {
  /** Words a sentence plus long words (over six letters) a hundred: LIX, by Björnsson. Below 40 easy, above 60 hard. */
  lix: number;
  /** The sentence with the most words. */
  longest: string;
}

const sentences = new Intl.Segmenter('hr', { granularity: 'sentence' });
const wordsIn = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

/** Measures a text in Markdown: its sentences, without headings, lists of links and code. */
export function readabilityOf(markdown: string): Readability {
  const text = markdown
    .replace(/^(import|#).*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<\w+ \/>|\{[^}]*\}/g, 'X')
    .replace(/^(-|\d+\.) |[*>[\]]/gm, '');
  const found = text
    .split(/\n+/)
    .flatMap((line) => Array.from(sentences.segment(line), ({ segment }) => segment.trim()))
    .filter((sentence) => wordsIn(sentence).length > 0);
  const words = found.flatMap(wordsIn);
  const long = words.filter(({ length }) => length > 6);
  const [longest = ''] = found.toSorted((one, other) => wordsIn(other).length - wordsIn(one).length);
  return { lix: Math.round(words.length / found.length + (100 * long.length) / words.length), longest };
}
