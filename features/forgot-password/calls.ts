import * as v from 'valibot';
import { ask, defineCall, type ShopRpc, unread } from '#features/shared/api';
import type { RpcOptions } from '#features/shared/protocol';

export const sendResetCodeCall = defineCall('auth.generateToken', {
  purpose: 'Sends a code for a new password',
  /** An email or a phone. */
  params: v.object({ Email: v.string() }),
  answer: unread<true>(),
  errors: ['NOT_FOUND'],
});

export const resetPasswordCall = defineCall('auth.resetPassword', {
  purpose: 'Sets a new password with that code',
  params: v.object({ Email: v.string(), Token: v.string(), NewPassword: v.string() }),
  answer: unread<true>(),
  errors: ['TOKEN_INVALID', 'PASSWORD_SHORT'],
});

/** Sends a code for a new password to an email or phone. Rejects with `NOT_FOUND` if no account has it. */
export async function sendResetCode(rpc: ShopRpc, address: string, options?: RpcOptions): Promise<void> {
  await ask(rpc, sendResetCodeCall, { Email: address }, options);
}

export interface PasswordReset {
  /** The email or phone that the code was sent to. */
  address: string;
  code: string;
  newPassword: string;
}

/** Sets a new password. Rejects with `TOKEN_INVALID` or `PASSWORD_SHORT`. */
export async function resetPassword(
  rpc: ShopRpc,
  { address, code, newPassword }: PasswordReset,
  options?: RpcOptions,
): Promise<void> {
  const sent = { Email: address, Token: code, NewPassword: newPassword };
  await ask(rpc, resetPasswordCall, sent, options);
}
