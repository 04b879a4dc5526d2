import { changePasswordCall, editUserCall } from '#features/account/calls';
import { addUserCall, callOf } from '#features/shared/api';
import { fixtures } from '../fixtures';
import { beginAttempt, countWrite } from './attempts';
import { CallError, type Context, handle, requireUser } from './method';
import { isEmail } from './person';
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

export function userData({ id: _, ...UserInfo }: User) {
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

const checkEmail = ({ Email }: Partial<Profile>) => {
  if (Email !== undefined && !isEmail(Email)) throw new CallError('PARAMS_INVALID');
};

/** A profile, or a part of it, with its number as it is kept. */
export function withPhoneNormalized<P extends Partial<Profile>>(profile: P, { country }: Context): P {
  if (profile.PhoneNumber === undefined) return profile;
  return { ...profile, PhoneNumber: normalizePhone(profile.PhoneNumber, country) };
}

const { UserInfo, Password } = fixtures.BA.member;
const passwords = { oldPassword: Password, newPassword: 'sasvim-nova' };
const member = { caller: 'member' } as const;

/** A profile that nobody has. */
export const newUser = {
  Username: 'nova@example.com',
  Email: 'nova@example.com',
  Password: 'lozinka-nova',
  PhoneNumber: '38762999888',
  FirstName: 'Nova',
  LastName: 'Osoba',
};
const afterOther = { after: callOf(addUserCall, newUser) };

/** Registering, and changing a profile or its password. */
export const userHandlers = {
  register: handle(addUserCall, {
    without: 'Nobody can create a profile; a notice says so, and what was typed stays.',
    writes: true,
    async run({ Password, ...params }, context) {
      checkEmail(params);
      const profile = withPhoneNormalized(params, context);
      checkPassword(Password);
      if (context.address) await countWrite(context, `registrations from ${context.address}`);
      return unlessTaken(() => context.store.users.add(profile, Password));
    },
    answered: [{ params: newUser }],
    refused: {
      USERNAME_EXISTS: { params: { ...newUser, Username: UserInfo.Username } },
      EMAIL_EXISTS: { params: { ...newUser, Email: UserInfo.Email } },
      PHONE_EXISTS: { params: { ...newUser, PhoneNumber: UserInfo.PhoneNumber } },
      PASSWORD_SHORT: { params: { ...newUser, Password: 'kratka1' } },
    },
  }),

  profile: handle(editUserCall, {
    without: 'The profile cannot be changed; a notice says so, and what was typed stays.',
    writes: true,
    async run(params, context) {
      const user = await requireUser(context);
      checkEmail(params);
      const changes = withPhoneNormalized(params, context);
      await unlessTaken(() => context.store.users.update(user.id, changes));
      return userData({ ...user, ...changes });
    },
    answered: [{ ...member, params: { FirstName: 'Drugo' }, answer: { UserInfo: { FirstName: 'Drugo' } } }],
    refused: {
      USERNAME_EXISTS: { ...member, ...afterOther, params: { Username: newUser.Username } },
      EMAIL_EXISTS: { ...member, ...afterOther, params: { Email: newUser.Email } },
      PHONE_EXISTS: { ...member, ...afterOther, params: { PhoneNumber: newUser.PhoneNumber } },
      NOT_LOGGED_IN: { params: { FirstName: 'Drugo' } },
    },
  }),

  password: handle(changePasswordCall, {
    without: 'The password cannot be changed; a notice says so.',
    writes: true,
    async run({ oldPassword, newPassword }, context) {
      const user = await requireUser(context);
      // Together with those of the login: who has got hold of a session guesses here.
      const attempt = await beginAttempt(context, user.id);
      if (!(await context.store.users.hasPassword(user.id, oldPassword))) {
        throw new CallError('WRONG_CREDENTIALS');
      }
      await attempt.succeeded();
      checkPassword(newPassword);
      await context.store.users.setPassword(user.id, newPassword);
      // That has ended all sessions, this one too.
      await context.session.open(user.id);
      return true;
    },
    answered: [{ ...member, params: passwords, answer: true }],
    refused: {
      WRONG_CREDENTIALS: { ...member, params: { ...passwords, oldPassword: 'x' } },
      PASSWORD_SHORT: { ...member, params: { ...passwords, newPassword: 'x' } },
      NOT_LOGGED_IN: { params: passwords },
    },
  }),
};
