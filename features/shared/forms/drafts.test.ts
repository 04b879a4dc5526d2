import { expect, it } from 'vitest';
import { createDrafts } from './drafts';
import { ProfileDraft } from './profileDraft';

const typed = {
  firstName: 'Adnan',
  lastName: 'Hodžić',
  phone: '38761234567',
  email: 'adnan@example.ba',
  password: 'hrast-2026',
};
const empty = { firstName: '', lastName: '', phone: '', email: '', password: '' };

it('keeps a new profile’s input except the password, separately for each `createDrafts`', () => {
  const drafts = createDrafts();
  drafts.of(ProfileDraft).keep(typed);
  expect(drafts.of(ProfileDraft).fields).toEqual({ ...typed, password: '' });
  expect(createDrafts().of(ProfileDraft).fields).toEqual(empty);
});

it('keeps drafts of different kinds apart', () => {
  class Note {
    text = '';
  }
  const drafts = createDrafts();
  drafts.of(ProfileDraft).keep(typed);
  drafts.of(Note).text = 'later';
  expect(drafts.of(Note).text).toBe('later');
  expect(drafts.of(ProfileDraft).fields.firstName).toBe('Adnan');
});

it('is empty once it is dropped', () => {
  const draft = new ProfileDraft();
  draft.keep(typed);
  draft.drop();
  expect(draft.fields).toEqual(empty);
});
