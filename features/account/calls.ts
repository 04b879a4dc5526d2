import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  ask,
  defineCall,
  filledText,
  type ShopRpc,
  type Submission,
  type User,
  unread,
  userSchema,
} from '#features/shared/api';
import type { RpcOptions } from '#features/shared/protocol';
import type { Session } from '#features/shared/session';

export const editUserCall = defineCall('shopUsers.f.edit', {
  purpose: 'Changes the profile',
  params: v.object({
    Username: v.exactOptional(filledText),
    Email: v.exactOptional(filledText),
    /** Empty if the profile has none. */
    PhoneNumber: v.exactOptional(v.string()),
    FirstName: v.exactOptional(v.string()),
    LastName: v.exactOptional(v.string()),
  }),
  answer: userSchema,
  errors: ['NOT_LOGGED_IN', 'USERNAME_EXISTS', 'EMAIL_EXISTS', 'PHONE_EXISTS'],
});

export const changePasswordCall = defineCall('shopUsers.f.changePassword', {
  purpose: 'Replaces the password',
  params: v.object({ oldPassword: v.string(), newPassword: v.string() }),
  answer: unread<true>(),
  errors: ['WRONG_CREDENTIALS', 'PASSWORD_SHORT', 'NOT_LOGGED_IN'],
});

/** The fields of a profile that its owner can change. Fields that are left out stay unchanged. */
export type UserChanges = Partial<Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>>;

/**
 * Changes the profile of the logged-in user, each field under its own name (Specification/Forms); a new email is also
 * the new username. Resolves to the changed profile; rejects with `NOT_LOGGED_IN`, `USERNAME_EXISTS`, `EMAIL_EXISTS` or
 * `PHONE_EXISTS`.
 */
export const editUser = (
  rpc: ShopRpc,
  { firstName, lastName, email, phone }: UserChanges,
  options?: RpcOptions,
): Promise<User> =>
  ask(
    rpc,
    editUserCall,
    {
      ...(firstName !== undefined && { FirstName: firstName }),
      ...(lastName !== undefined && { LastName: lastName }),
      ...(email !== undefined && { Username: email, Email: email }),
      ...(phone !== undefined && { PhoneNumber: phone }),
    },
    options,
  );

/**
 * `editUser` for a form. The session gets the changed profile, also after the screen was left. Without changes, sends
 * nothing and resolves to `undefined`.
 */
export const editUserMutation = (rpc: ShopRpc, session: Session) =>
  mutationOptions({
    async mutationFn({ input }: Submission<UserChanges>) {
      if (Object.keys(input).length === 0) return undefined;
      const login = session.loginId();
      const saved = await editUser(rpc, input);
      session.update(saved, login);
      return saved;
    },
  });

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Replaces the password. Rejects with `NOT_LOGGED_IN`, `WRONG_CREDENTIALS` (the old one is wrong) or `PASSWORD_SHORT`. */
export const changePasswordMutation = (rpc: ShopRpc) =>
  mutationOptions({
    mutationFn: ({ input: { oldPassword, newPassword } }: Submission<PasswordChange>) =>
      ask(rpc, changePasswordCall, { oldPassword, newPassword }),
  });
