import { expect, it } from 'vitest';
import { offerId } from '#mocks/testing';
import { ReviewDrafts } from './reviewDrafts';

const adnan = { username: 'adnan@example.ba', login: '1' };
const typed = { rating: '5', title: 'Radi', text: 'Osjetim', terms: true };
const upload = () => Promise.reject(new Error('no picture'));

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

it('is empty after the review was sent', () => {
  const drafts = new ReviewDrafts();
  const draft = drafts.open(adnan, offerId('1'), upload);
  drafts.keep(draft, typed);
  drafts.drop(draft);
  expect(drafts.open(adnan, offerId('1'), upload).fields.text).toBe('');
});
