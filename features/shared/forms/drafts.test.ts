import { expect, it } from 'vitest';
import { createDrafts } from '../platform';
import { guest } from '../session';
import { ProfileDraft } from './profileDraft';
import { typedBy, UserDraft } from './userDraft';

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

it('shows what a guest typed to the user who logs in, and after the logout to nobody else', () => {
  class Letter extends UserDraft<{ text: string }> {}
  const drafts = createDrafts();
  const letter = drafts.of(Letter);
  const edin = { username: 'edin@example.ba', login: '1' };
  letter.keep(guest, { text: 'Dobar dan' });
  expect(typedBy(guest, letter.kept)).toEqual({ text: 'Dobar dan' });
  drafts.beginLogin(edin);
  expect(typedBy(edin, letter.kept)).toEqual({ text: 'Dobar dan' });
  drafts.endLogin();
  expect(typedBy(guest, letter.kept)).toBeUndefined();
  expect(typedBy({ username: 'adnan@example.ba', login: '2' }, letter.kept)).toBeUndefined();
  // After an expired login.
  expect(typedBy(edin, letter.kept)).toEqual({ text: 'Dobar dan' });
});

it('is the same user’s after a saved email and after another login, and nobody else’s', () => {
  const draft = new UserDraft<{ lastName: string }>();
  draft.keep({ username: 'adnan@example.ba', login: '1' }, { lastName: 'Begić' });
  const seenBy = (username: string, login: string) => typedBy({ username, login }, draft.kept);
  expect(seenBy('adnan@example.ba', '1')).toEqual({ lastName: 'Begić' });
  expect(seenBy('hodzic@example.ba', '1')).toEqual({ lastName: 'Begić' });
  expect(seenBy('adnan@example.ba', '2')).toEqual({ lastName: 'Begić' });
  expect(seenBy('edin@example.ba', '2')).toBeUndefined();
  draft.drop();
  expect(seenBy('adnan@example.ba', '1')).toBeUndefined();
});
