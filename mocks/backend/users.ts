import * as v from 'valibot';
import type { WireUserData } from '#features/shared/api';
import { CallError, type Context, filledText, type Implementation, method, requireUser } from './method';
import { isPhone, normalizePhone } from './phone';
import { type Profile, TakenError, type User } from './store';

/** 8 to 64 characters (Specification/Forms). */
export function checkPassword(password: string): void {
  if (password.length < 8 || password.length > 64) throw new CallError('PASSWORD_SHORT');
}

/** Finds a user by email, or by a phone number in any common format. */
export async function findByLogin(text: string, { store, country }: Context): Promise<User | undefined> {
  const login = text.trim();
  if (isPhone(login)) return store.users.findBy('PhoneNumber', normalizePhone(login, country));
  return (await store.users.findBy('Username', login)) ?? store.users.findBy('Email', login);
}

export function userData({ id: _, ...UserInfo }: User): WireUserData {
  return { UserInfo };
}

/** Username first: the shop sends the email as username, and that collision is `USERNAME_EXISTS`. */
const takenCodes = {
  Username: 'USERNAME_EXISTS',
  Email: 'EMAIL_EXISTS',
  PhoneNumber: 'PHONE_EXISTS',
} as const;

async function unlessTaken<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    throw new CallError(takenCodes[error.field]);
  }
}

function withPhoneNormalized<P extends Partial<Profile>>(profile: P, { country }: Context): P {
  if (!profile.PhoneNumber) return profile;
  return { ...profile, PhoneNumber: normalizePhone(profile.PhoneNumber, country) };
}

const phoneSchema = v.pipe(filledText, v.check(isPhone));

export const userMethods = {
  'shopUsers.f.add': method(
    v.object({
      Username: filledText,
      Email: filledText,
      Password: v.string(),
      PhoneNumber: phoneSchema,
      FirstName: v.string(),
      LastName: v.string(),
    }),
    async ({ Password, ...params }, context) => {
      const profile = withPhoneNormalized(params, context);
      checkPassword(Password);
      return unlessTaken(() => context.store.users.add(profile, Password));
    },
  ),

  'shopUsers.f.edit': method(
    v.object({
      Username: v.exactOptional(filledText),
      Email: v.exactOptional(filledText),
      PhoneNumber: v.exactOptional(phoneSchema),
      FirstName: v.exactOptional(v.string()),
      LastName: v.exactOptional(v.string()),
    }),
    async (params, context) => {
      const user = await requireUser(context);
      const changes = withPhoneNormalized(params, context);
      await unlessTaken(() => context.store.users.update(user.id, changes));
      return userData({ ...user, ...changes });
    },
  ),

  'shopUsers.f.changePassword': method(
    v.object({ oldPassword: v.string(), newPassword: v.string() }),
    async ({ oldPassword, newPassword }, context) => {
      const user = await requireUser(context);
      if (!(await context.store.users.hasPassword(user.id, oldPassword))) {
        throw new CallError('WRONG_CREDENTIALS');
      }
      checkPassword(newPassword);
      await context.store.users.setPassword(user.id, newPassword);
      // That has ended all sessions, this one too.
      await context.session.open(user.id);
      return true;
    },
  ),
} satisfies Partial<Implementation>;
