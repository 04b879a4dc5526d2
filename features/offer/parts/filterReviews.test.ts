import { describe, expect, it, test } from 'vitest';
import { filterReviews } from './filterReviews';
import {
  allReviews,
  isFiltered,
  MAX_WORDS_LENGTH,
  type ReviewChoice,
  readChoice,
  writeChoice,
} from './reviewChoice';

const picture = { id: '1', name: 'Bočica', url: '/uploads/1' };

const reviews = [
  { id: 'a', rating: 5, title: 'Šećer u granicama', text: 'Đumbir mi prija.', attachments: [picture] },
  { id: 'b', rating: 4, title: 'Dobro', text: 'Dostava za dva dana, šećer isti.', attachments: [] },
  { id: 'c', rating: 1, title: 'Ništa', text: 'Nije za mene.', attachments: [picture] },
  { id: 'd', rating: 5, title: '', text: '', attachments: [] },
] as const;

const found = (choice: Partial<ReviewChoice>) =>
  filterReviews(reviews, { ...allReviews, ...choice })
    .map(({ id }) => id)
    .join('');

describe('reviews are found', () => {
  it.each<[string, Partial<ReviewChoice>, string]>([
    ['without a choice', {}, 'abcd'],
    ['by stars', { stars: 5 }, 'ad'],
    ['by stars that nobody gave', { stars: 2 }, ''],
    ['by a picture', { withPicture: true }, 'ac'],
    ['by a word of the title or the text', { words: 'šećer' }, 'ab'],
    ['without diacritics', { words: 'secer' }, 'ab'],
    ['by đ without its stroke', { words: 'DUMBIR' }, 'a'],
    ['in Cyrillic letters, with what nobody sees', { words: 'ђум\u00ADбир „прија”' }, 'a'],
    ['by dj for đ', { words: 'djumbir' }, 'a'],
    ['by every word, in any order', { words: '  dana   dostava ' }, 'b'],
    ['by the beginning of a word', { words: 'dost' }, 'b'],
    ['by all at once', { stars: 5, withPicture: true, words: 'prija' }, 'a'],
    ['not by the signs of a pattern', { words: '.*' }, ''],
  ])('%s', (_case, choice, expected) => {
    expect(found(choice)).toBe(expected);
  });
});

const read = (address: string) => readChoice(new URLSearchParams(address));

describe('the address', () => {
  test('keeps a choice, and its other parameters', () => {
    const choice = { order: 'oldest', stars: 4, withPicture: true, words: 'šećer & čaj' } as const;
    const query = writeChoice(new URLSearchParams('recenzija=nova'), choice);
    expect(query.get('recenzija')).toBe('nova');
    expect(readChoice(query)).toEqual(choice);
    expect(writeChoice(query, { ...allReviews, order: 'newest' }).toString()).toBe('recenzija=nova');
  });

  it.each(['stars=6', 'stars=', 'stars=5.0', 'sort=price', 'words=%20%E2%80%8B'])('ignores %s', (address) => {
    expect(isFiltered(read(address))).toBe(false);
    expect(read(address).order).toBe('newest');
  });
});

it('takes as many letters from an address as the field does', () => {
  expect(read(`words=${'a'.repeat(MAX_WORDS_LENGTH + 1)}`).words).toHaveLength(MAX_WORDS_LENGTH);
});
