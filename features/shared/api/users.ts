import type { RpcClient, RpcOptions } from '../rpc';
import { idSchema, parseAnswer } from './schema';

export interface NewUser {
  email: string;
  password: string;
  /** Digits with the country prefix, no plus (decision 16). */
  phone: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates an account, whose username is its email (seed §5); it does not log in. Rejects with `USERNAME_EXISTS`,
 * `EMAIL_EXISTS`, `PHONE_EXISTS` or `PASSWORD_SHORT`. Resolves to the new user's id.
 */
export async function addUser(rpc: RpcClient, user: NewUser, options?: RpcOptions): Promise<string> {
  const answer = await rpc.call(
    {
      method: 'shopUsers.f.add',
      params: {
        Username: user.email,
        Email: user.email,
        Password: user.password,
        PhoneNumber: user.phone,
        FirstName: user.firstName,
        LastName: user.lastName,
      },
    },
    options,
  );
  return parseAnswer(idSchema, answer);
}
