import * as v from 'valibot';
import type { RpcOptions } from '../protocol';
import { ask, defineCall, type ShopRpc } from './defineCall';
import { loginCheckRequest } from './earlyRequests';
import { optionalText, unread, wireObject } from './schema';

const userInfoSchema = wireObject({
  FirstName: optionalText,
  LastName: optionalText,
  Username: optionalText,
  PhoneNumber: optionalText,
  Email: optionalText,
});

/** A profile as the backend sends it. */
export type WireUserInfo = v.InferInput<typeof userInfoSchema>;

/** `UserData` of the contract. */
export const userSchema = v.pipe(
  wireObject({ UserInfo: userInfoSchema }),
  v.transform(({ UserInfo }) => ({
    firstName: UserInfo.FirstName,
    lastName: UserInfo.LastName,
    /** Tells users apart, so it is the email or the phone number of a user without one. */
    username: UserInfo.Username || UserInfo.Email || UserInfo.PhoneNumber,
    /** Digits with the country prefix, no plus (Specification/Money and phones); empty if the profile has none. */
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

export const loginCall = defineCall('auth.loginShop', {
  purpose: 'Logs in with an email or phone, and a password',
  params: v.object({ username: v.string(), password: v.string() }),
  answer: userSchema,
  errors: ['WRONG_CREDENTIALS'],
});

export const logoutCall = defineCall('auth.logout', { purpose: 'Logs out', answer: unread<true>() });

export const checkLoginCall = defineCall(loginCheckRequest.method, {
  purpose: 'Says who is logged in',
  answer: userSchema,
  errors: ['NOT_LOGGED_IN'],
});

/** Opens a session. Rejects with `WRONG_CREDENTIALS`. */
export const login = (
  rpc: ShopRpc,
  { username, password }: Credentials,
  options?: RpcOptions,
): Promise<User> => ask(rpc, loginCall, { username, password }, options);

export async function logout(rpc: ShopRpc): Promise<void> {
  await ask(rpc, logoutCall, undefined);
}

/** The logged-in user. Rejects with `NOT_LOGGED_IN` if there is none. */
export const checkLogin = (rpc: ShopRpc, options?: RpcOptions): Promise<User> =>
  ask(rpc, checkLoginCall, undefined, options);
