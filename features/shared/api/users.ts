import { mutationOptions } from '@tanstack/react-query';
import type { RpcOptions } from '../protocol';
import { type User, userSchema } from './auth';
import type { ShopRpc } from './methods';
import { idSchema, parseAnswer } from './schema';
import type { Submission } from './submission';

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
export async function addUser(rpc: ShopRpc, user: NewUser, options?: RpcOptions): Promise<string> {
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

/** Creates an account: `addUser` for a form. */
export const addUserMutation = (rpc: ShopRpc) =>
  mutationOptions({
    mutationFn: ({ input, signal }: Submission<NewUser>) => addUser(rpc, input, { signal }),
  });

/** What of a profile its owner can change. What is left out stays as it is. */
export type UserChanges = Partial<Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>>;

/**
 * Changes the profile of the person who is logged in, each field under its own name (decision 2); a new email is the
 * new username too (seed §5). Resolves to the profile as it now is; rejects with `NOT_LOGGED_IN`, `USERNAME_EXISTS`,
 * `EMAIL_EXISTS` or `PHONE_EXISTS`.
 */
export async function editUser(
  rpc: ShopRpc,
  { firstName, lastName, email, phone }: UserChanges,
  options?: RpcOptions,
): Promise<User> {
  const answer = await rpc.call(
    {
      method: 'shopUsers.f.edit',
      params: {
        ...(firstName !== undefined && { FirstName: firstName }),
        ...(lastName !== undefined && { LastName: lastName }),
        ...(email !== undefined && { Username: email, Email: email }),
        ...(phone !== undefined && { PhoneNumber: phone }),
      },
    },
    options,
  );
  return parseAnswer(userSchema, answer);
}

/** Changes a profile: `editUser` for a form. Without changes nothing is sent, and there is no profile (decision 2). */
export const editUserMutation = (rpc: ShopRpc) =>
  mutationOptions({
    mutationFn: async ({ input }: Submission<UserChanges>) =>
      Object.keys(input).length > 0 ? editUser(rpc, input) : undefined,
  });

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Rejects with `NOT_LOGGED_IN`, `WRONG_CREDENTIALS` (the old one is another) or `PASSWORD_SHORT`. */
export async function changePassword(
  rpc: ShopRpc,
  { oldPassword, newPassword }: PasswordChange,
  options?: RpcOptions,
): Promise<void> {
  await rpc.call({ method: 'shopUsers.f.changePassword', params: { oldPassword, newPassword } }, options);
}

/** Changes a password: `changePassword` for a form. */
export const changePasswordMutation = (rpc: ShopRpc) =>
  mutationOptions({
    mutationFn: ({ input }: Submission<PasswordChange>) => changePassword(rpc, input),
  });
