import { expect, it } from 'vitest';
import { answering } from '#mocks/answers';
import { changePassword, editUser } from './calls';

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

it('sends the old password beside the new one', async () => {
  const { rpc, call } = answering(true);
  const passwords = { oldPassword: 'hrast-2026', newPassword: 'hrast-2027' };
  await changePassword(rpc, passwords);
  expect(call.mock.calls[0]?.[0]).toEqual({ method: 'shopUsers.f.changePassword', params: passwords });
});
