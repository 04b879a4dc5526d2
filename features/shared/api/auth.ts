import * as v from 'valibot';
import type { RpcClient, RpcOptions } from '../rpc';
import type { WireUserInfo } from './contract';
import { optionalText, parseAnswer } from './schema';

const userSchema = v.pipe(
  v.object({
    UserInfo: v.object({
      FirstName: optionalText,
      LastName: optionalText,
      Username: optionalText,
      PhoneNumber: optionalText,
      Email: optionalText,
    } satisfies Record<keyof WireUserInfo, v.GenericSchema>),
  }),
  v.transform(({ UserInfo }) => ({
    firstName: UserInfo.FirstName,
    lastName: UserInfo.LastName,
    username: UserInfo.Username,
    /** Digits with the country prefix, no plus (decision 16); empty where the profile has none. */
    phone: UserInfo.PhoneNumber,
    email: UserInfo.Email,
  })),
);

/** The profile of who is logged in; a field the profile lacks is an empty text. */
export type User = v.InferOutput<typeof userSchema>;

export interface Credentials {
  /** Email or phone. */
  username: string;
  password: string;
}

/** Opens a session. Rejects with `WRONG_CREDENTIALS`. */
export async function login(
  rpc: RpcClient,
  { username, password }: Credentials,
  options?: RpcOptions,
): Promise<User> {
  const answer = await rpc.call({ method: 'auth.loginShop', params: { username, password } }, options);
  return parseAnswer(userSchema, answer);
}

export async function logout(rpc: RpcClient): Promise<void> {
  await rpc.call({ method: 'auth.logout' });
}

/** Who is logged in. Rejects with `NOT_LOGGED_IN` where nobody is. */
export async function checkLogin(rpc: RpcClient, options?: RpcOptions): Promise<User> {
  return parseAnswer(userSchema, await rpc.call({ method: 'auth.checkLogin' }, options));
}
