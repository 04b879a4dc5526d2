import * as v from 'valibot';
import type { RpcOptions } from '../protocol';
import { loginCheckCall } from './calls';
import type { WireUserData, WireUserInfo } from './contract';
import type { ShopRpc } from './methods';
import { optionalText, parseAnswer, wireObject } from './schema';

/** `UserData` of the contract. */
export const userSchema = v.pipe(
  wireObject<WireUserData>()({
    UserInfo: wireObject<WireUserInfo>()({
      FirstName: optionalText,
      LastName: optionalText,
      Username: optionalText,
      PhoneNumber: optionalText,
      Email: optionalText,
    }),
  }),
  v.transform(({ UserInfo }) => ({
    firstName: UserInfo.FirstName,
    lastName: UserInfo.LastName,
    username: UserInfo.Username,
    /** Digits with the country prefix, no plus (Specification/Phone numbers); empty if the profile has none. */
    phone: UserInfo.PhoneNumber,
    email: UserInfo.Email,
  })),
);

/** The profile of the logged-in user; missing fields are empty strings. */
export type User = v.InferOutput<typeof userSchema>;

/** First and last name, or the one that is not empty; empty if both are. */
export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export interface Credentials {
  /** Email or phone. */
  username: string;
  password: string;
}

/** Opens a session. Rejects with `WRONG_CREDENTIALS`. */
export async function login(
  rpc: ShopRpc,
  { username, password }: Credentials,
  options?: RpcOptions,
): Promise<User> {
  const answer = await rpc.call({ method: 'auth.loginShop', params: { username, password } }, options);
  return parseAnswer(userSchema, answer);
}

export async function logout(rpc: ShopRpc): Promise<void> {
  await rpc.call({ method: 'auth.logout' });
}

/** The logged-in user. Rejects with `NOT_LOGGED_IN` if there is none. */
export async function checkLogin(rpc: ShopRpc, options?: RpcOptions): Promise<User> {
  return parseAnswer(userSchema, await rpc.call(loginCheckCall, options));
}

/** Sends a code for a new password to an email or phone. Rejects with `NOT_FOUND` if no account has it. */
export async function sendResetCode(rpc: ShopRpc, address: string, options?: RpcOptions): Promise<void> {
  await rpc.call({ method: 'auth.generateToken', params: { Email: address } }, options);
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
  const params = { Email: address, Token: code, NewPassword: newPassword };
  await rpc.call({ method: 'auth.resetPassword', params }, options);
}
