import { resetPasswordCall, sendResetCodeCall } from '#features/forgot-password/calls';
import { callOf, checkLoginCall, loginCall, logoutCall } from '#features/shared/api';
import { fixtures, resetCode } from '../fixtures';
import { atLeast, beginAttempt } from './attempts';
import { CallError, handle, requireUser } from './method';
import type { User } from './store';
import { checkPassword, findByLogin, userData } from './users';

/** How long a reset code can be used. */
const CODE_MS = 15 * 60_000;

/** Both ways of a reset take this long at least, so that the time does not tell whether an address is known. */
const RESET_MS = 300;

const { UserInfo, Password } = fixtures.BA.member;
const credentials = { username: UserInfo.Email, password: Password };
const reset = { Email: UserInfo.Email, Token: resetCode, NewPassword: 'sasvim-nova' };
const afterRequest = { after: callOf(sendResetCodeCall, { Email: UserInfo.Email }) };

/** Whom failures are counted for: one account for every spelling of a login, and a login that nobody has. */
const accountOf = (user: User | undefined, login: string) => user?.id ?? login.trim().toLowerCase();

/** The login session, and resetting a forgotten password. */
export const authHandlers = {
  login: handle(loginCall, {
    without: 'Nobody can log in or order: the login is repeated every 2 s until the shopper cancels.',
    async run({ username, password }, context) {
      const user = await findByLogin(username, context);
      const attempt = await beginAttempt(context, accountOf(user, username));
      if (!(await context.store.users.hasPassword(user?.id, password)) || !user) {
        throw new CallError('WRONG_CREDENTIALS');
      }
      await attempt.succeeded();
      await context.session.open(user.id);
      return userData(user);
    },
    answered: [{ params: credentials, answer: { UserInfo } }],
    refused: { WRONG_CREDENTIALS: { params: { ...credentials, password: 'pogresna1' } } },
  }),

  logout: handle(logoutCall, {
    without: 'The shopper stays logged in and reads so.',
    async run(_, { session }) {
      await session.close();
      return true;
    },
    answered: [{ answer: true }, { caller: 'member', answer: true }],
    refused: {},
  }),

  session: handle(checkLoginCall, {
    without:
      'Nobody counts as logged in or out; after some seconds checkout and login show the forms of a guest.',
    run: async (_, context) => userData(await requireUser(context)),
    answered: [{ caller: 'member', answer: { UserInfo } }],
    refused: { NOT_LOGGED_IN: {} },
  }),

  resetCode: handle(sendResetCodeCall, {
    without:
      'A forgotten password cannot be replaced: the request is repeated every 2 s until the shopper cancels.',
    writes: true,
    run: ({ Email }, context) =>
      atLeast(RESET_MS, context.sleep, async (): Promise<true> => {
        const user = await findByLogin(Email, context);
        // Every code can be tried some times, so the number of codes is what limits guessing. To ask for one is no guess, so it
        // does not count against the address.
        await beginAttempt({ ...context, address: undefined }, `code of ${accountOf(user, Email)}`);
        if (!user) throw new CallError('NOT_FOUND');
        const code = context.newResetCode();
        await context.store.resetCodes.set(user.id, code, new Date(context.now().getTime() + CODE_MS));
        context.log(`Password reset code for ${Email}: ${code}`);
        return true;
      }),
    answered: [{ params: { Email: UserInfo.Email }, answer: true }],
    refused: { NOT_FOUND: { params: { Email: 'niko@example.com' } } },
  }),

  reset: handle(resetPasswordCall, {
    without:
      'A forgotten password cannot be replaced: the request is repeated every 2 s until the shopper cancels.',
    writes: true,
    run: ({ Email, Token, NewPassword }, context) =>
      atLeast(RESET_MS, context.sleep, async (): Promise<true> => {
        const { users, resetCodes } = context.store;
        // First, because a right code is used up.
        checkPassword(NewPassword);
        const user = await findByLogin(Email, context);
        const attempt = await beginAttempt(context, `code of ${accountOf(user, Email)}`);
        if (!user || !(await resetCodes.redeem(user.id, Token.trim(), context.now())))
          throw new CallError('TOKEN_INVALID');
        await attempt.succeeded();
        await users.setPassword(user.id, NewPassword);
        return true;
      }),
    answered: [{ ...afterRequest, params: reset, answer: true }],
    refused: {
      TOKEN_INVALID: { ...afterRequest, params: { ...reset, Token: '000000' } },
      PASSWORD_SHORT: { ...afterRequest, params: { ...reset, NewPassword: '1234567' } },
    },
  }),
};
