import { afterEach, expect, it, vi } from 'vitest';
import { createStorage, offerId } from '#mocks/testing';
import { ReviewDrafts } from './reviewDrafts';

const adnan = { username: 'adnan@example.ba', login: '1' };
const typed = { rating: '5', title: 'Radi', text: 'Osjetim', terms: true };
const upload = () => Promise.reject(new Error('no picture'));

afterEach(() => void vi.unstubAllGlobals());

it('keeps a review for its author, also after a saved email and another login', () => {
  const drafts = new ReviewDrafts();
  const open = (author = adnan, offer = '1') => drafts.open(author, offerId(offer), upload);
  const draft = open();
  drafts.keep(draft, typed);
  expect(open({ ...adnan, username: 'hodzic@example.ba' })).toBe(draft);
  expect(open({ username: 'hodzic@example.ba', login: '2' })).toBe(draft);
  expect(open({ username: 'edin@example.ba', login: '3' }).fields.text).toBe('');
  expect(open(adnan, '2').fields.text).toBe('');
});

it('knows after a reload that a review was begun, by its author only, until it is sent', () => {
  vi.stubGlobal('sessionStorage', createStorage());
  const open = (drafts: ReviewDrafts, login = '1', offer = '1') =>
    drafts.open({ username: login, login }, offerId(offer), upload);
  const drafts = new ReviewDrafts();
  const draft = open(drafts);
  expect(draft.isLost).toBe(false);
  drafts.begin(draft);
  expect(open(new ReviewDrafts()).isLost).toBe(true);
  expect(open(new ReviewDrafts(), '2').isLost).toBe(false);
  expect(open(new ReviewDrafts(), '1', '2').isLost).toBe(false);
  drafts.drop(draft);
  expect(open(new ReviewDrafts()).isLost).toBe(false);
});

it('is empty after the review was sent', () => {
  vi.stubGlobal('sessionStorage', createStorage());
  const drafts = new ReviewDrafts();
  const draft = drafts.open(adnan, offerId('1'), upload);
  drafts.keep(draft, typed);
  drafts.drop(draft);
  expect(drafts.open(adnan, offerId('1'), upload).fields.text).toBe('');
});
