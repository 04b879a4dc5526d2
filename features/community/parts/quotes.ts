import type { Quote } from '#features/shared/offer';

/** The number of letters below the hero: three columns of three. */
export const MAX_LETTERS = 9;

/** Longer reviews have the smaller text, and are never at the top of the page. */
export const LARGE_LENGTH = 100;

/** A first sentence up to this length fits three lines of the hero, four on phones. */
export const HERO_LENGTH = 64;

/** The first sentence of a text, and the rest. */
export function splitSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ''] = /^(.*?[.!?])\s+(.+)$/s.exec(text) ?? [];
  return [first, rest];
}

/** The quote that leads the page: the first whose first sentence fits the hero. */
export const heroOf = (quotes: readonly Quote[]): Quote | undefined =>
  quotes.find(
    ({ review: { text } }) => text.length <= LARGE_LENGTH && splitSentence(text)[0].length <= HERO_LENGTH,
  );
