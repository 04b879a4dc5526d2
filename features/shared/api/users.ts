import { mutationOptions } from '@tanstack/react-query';
import type { RpcOptions } from '../protocol';
import { type User, userSchema } from './auth';
import type { ShopRpc } from './methods';
import { idSchema, parseAnswer } from './schema';
import type { Submission } from './submission';

export interface NewUser {
  email: string;
  password: string;
  /** Digits with the country prefix, no plus (Specification/Phone numbers). */
  phone: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates an account with the email as its username, without logging in. Resolves to the new user's id; rejects with
 * `USERNAME_EXISTS`, `EMAIL_EXISTS`, `PHONE_EXISTS` or `PASSWORD_SHORT`.
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

/** `addUser` for a form. */
export const addUserMutation = (rpc: ShopRpc) =>
  mutationOptions({
    mutationFn: ({ input, signal }: Submission<NewUser>) => addUser(rpc, input, { signal }),
  });

/** The fields of a profile that its owner can change. Fields that are left out stay unchanged. */
export type UserChanges = Partial<Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>>;

/**
 * Changes the profile of the logged-in user, each field under its own name (Specification/Forms); a new email is also
 * the new username. Resolves to the changed profile; rejects with `NOT_LOGGED_IN`, `USERNAME_EXISTS`, `EMAIL_EXISTS` or
 * `PHONE_EXISTS`.
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

/** `editUser` for a form. Without changes, sends nothing and resolves to `undefined`. */
export const editUserMutation = (rpc: ShopRpc) =>
  mutationOptions({
    mutationFn: async ({ input }: Submission<UserChanges>) =>
      Object.keys(input).length > 0 ? editUser(rpc, input) : undefined,
  });

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Rejects with `NOT_LOGGED_IN`, `WRONG_CREDENTIALS` (the old password is wrong) or `PASSWORD_SHORT`. */
export async function changePassword(
  rpc: ShopRpc,
  { oldPassword, newPassword }: PasswordChange,
  options?: RpcOptions,
): Promise<void> {
  await rpc.call({ method: 'shopUsers.f.changePassword', params: { oldPassword, newPassword } }, options);
}

/** `changePassword` for a form. */
export const changePasswordMutation = (rpc: ShopRpc) =>
  mutationOptions({
    mutationFn: ({ input }: Submission<PasswordChange>) => changePassword(rpc, input),
  });
