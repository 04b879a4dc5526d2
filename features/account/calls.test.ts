import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createSession } from '#features/shared/session';
import { answering } from '#mocks/answers';
import { rpcAnswering } from '#mocks/testing';
import { editUser, editUserMutation } from './calls';

it('sends only the changed fields of a profile, and the username along with the email', async () => {
  const { rpc, call } = answering({ UserInfo: { FirstName: 'Adi' } });
  await expect(editUser(rpc, { firstName: 'Adi', phone: '' })).resolves.toEqual({
    firstName: 'Adi',
    lastName: '',
    username: '',
    phone: '',
    email: '',
  });
  await editUser(rpc, { lastName: 'B', email: 'a@b.ba' });
  expect(call.mock.calls.map(([sent]) => sent)).toStrictEqual([
    { method: 'shopUsers.f.edit', params: { FirstName: 'Adi', PhoneNumber: '' } },
    { method: 'shopUsers.f.edit', params: { LastName: 'B', Username: 'a@b.ba', Email: 'a@b.ba' } },
  ]);
});

it('gives the session the saved profile, unless another user has logged in before the answer', async () => {
  const client = new QueryClient();
  const answers: ((answer: unknown) => void)[] = [];
  const rpc = rpcAnswering(({ method, params }) => {
    if (method === 'shopUsers.f.edit') return new Promise((resolve) => answers.push(resolve));
    return method === 'auth.logout' ? true : { UserInfo: { FirstName: Object.values(params ?? {})[0] } };
  });
  const session = createSession(client, rpc);
  const save = () => {
    const { signal } = new AbortController();
    const form = new MutationObserver(client, editUserMutation(rpc, session));
    return form.mutate({ input: { firstName: 'Adi' }, signal });
  };
  const answer = () => answers.pop()?.({ UserInfo: { FirstName: 'Adi', Username: 'Adnan' } });
  const shownName = () => session.store.getState().userData.userData?.firstName;

  await session.login({ username: 'Adnan', password: 'hrast-2026' });
  const saved = save();
  await expect.poll(() => answers).toHaveLength(1);
  answer();
  await saved;
  expect(shownName()).toBe('Adi');

  const late = save();
  await expect.poll(() => answers).toHaveLength(1);
  await session.logout();
  await session.login({ username: 'Edin', password: 'hrast-2026' });
  answer();
  await late;
  expect(shownName()).toBe('Edin');
});
