import { expect, it } from 'vitest';
import { answering } from '#mocks/answers';
import { resetPassword, sendResetCode } from './calls';

it('sends an address to request a code, then the code with the new password', async () => {
  const { rpc, call } = answering(true);
  await sendResetCode(rpc, '38761234567');
  await resetPassword(rpc, { address: 'a@b.ba', code: '123456', newPassword: 'hrast-2027' });
  expect(call.mock.calls.map(([sent]) => sent)).toEqual([
    { method: 'auth.generateToken', params: { Email: '38761234567' } },
    {
      method: 'auth.resetPassword',
      params: { Email: 'a@b.ba', Token: '123456', NewPassword: 'hrast-2027' },
    },
  ]);
});
