import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { RpcOptions } from '../protocol';
import { ask, defineCall, type ShopRpc } from './defineCall';
import { filledText, idSchema } from './schema';
import type { Submission } from './submission';

export const addUserCall = defineCall('shopUsers.f.add', {
  purpose: 'Creates a profile',
  params: v.object({
    Username: filledText,
    Email: filledText,
    Password: v.string(),
    PhoneNumber: filledText,
    FirstName: v.string(),
    LastName: v.string(),
  }),
  answer: idSchema,
  errors: ['USERNAME_EXISTS', 'EMAIL_EXISTS', 'PHONE_EXISTS', 'PASSWORD_SHORT'],
});

export interface NewUser {
  email: string;
  password: string;
  /** Digits with the country prefix, no plus (Specification/Money and phones). */
  phone: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates an account with the email as its username, without logging in. Resolves to the new user's id; rejects with
 * `USERNAME_EXISTS`, `EMAIL_EXISTS`, `PHONE_EXISTS` or `PASSWORD_SHORT`.
 */
export const addUser = (rpc: ShopRpc, user: NewUser, options?: RpcOptions): Promise<string> =>
  ask(
    rpc,
    addUserCall,
    {
      Username: user.email,
      Email: user.email,
      Password: user.password,
      PhoneNumber: user.phone,
      FirstName: user.firstName,
      LastName: user.lastName,
    },
    options,
  );

/** `addUser` for a form. */
export const addUserMutation = (rpc: ShopRpc) =>
  mutationOptions({
    mutationFn: ({ input, signal }: Submission<NewUser>) => addUser(rpc, input, { signal }),
  });
