import { expect, it } from 'vitest';
import { createRpcClient } from '../protocol';
import { createSession } from '../session';
import { draftOf, dropDraft, keepDraft } from './draft';

const typed = {
  firstName: 'Adnan',
  lastName: 'Hodžić',
  phone: '38761234567',
  email: 'adnan@example.ba',
  password: 'hrast-2026',
};
const nothing = { firstName: '', lastName: '', phone: '', email: '', password: '' };

const newSession = () => createSession(createRpcClient({ url: '' }));

it('keeps what was typed, but for the password, for one shop', () => {
  const session = newSession();
  keepDraft(session, typed);
  expect(draftOf(session)).toEqual({ ...typed, password: '' });
  expect(draftOf(newSession())).toEqual(nothing);
});

it('leaves nothing behind after a login', () => {
  const session = newSession();
  keepDraft(session, typed);
  session.store.setState({ isLoggedIn: true });
  dropDraft(session);
  keepDraft(session, typed);
  session.store.setState({ isLoggedIn: false });
  expect(draftOf(session)).toEqual(nothing);
});
