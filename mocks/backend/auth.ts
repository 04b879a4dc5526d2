import * as v from 'valibot';
import { atLeast } from './guessing';
import { CallError, type Implementation, method, noParams, requireUser } from './method';
import { checkPassword, findByLogin, userData } from './users';

/** How long a reset code can be used. */
const CODE_MS = 15 * 60_000;

/** Both ways of a reset take this long at least, so that the time does not tell whether an address is known. */
const RESET_MS = 300;

export const authMethods = {
  'auth.loginShop': method(
    v.object({ username: v.string(), password: v.string() }),
    async ({ username, password }, context) => {
      const user = await findByLogin(username, context);
      // One count for every spelling of a phone number.
      const attempt = await context.attempts.begin(`${context.country} ${user?.id ?? username}`);
      if (!(await context.store.users.hasPassword(user?.id, password)) || !user) {
        throw new CallError('WRONG_CREDENTIALS');
      }
      attempt.succeeded();
      await context.session.open(user.id);
      return userData(user);
    },
  ),

  'auth.logout': method(noParams, async (_, { session }) => {
    await session.close();
    return true;
  }),

  'auth.checkLogin': method(noParams, async (_, context) => userData(await requireUser(context))),

  'auth.generateToken': method(v.object({ Email: v.string() }), ({ Email }, context) =>
    atLeast(RESET_MS, context.sleep, async (): Promise<true> => {
      const user = await findByLogin(Email, context);
      if (!user) throw new CallError('NOT_FOUND');
      const code = context.newResetCode();
      await context.store.resetCodes.set(user.id, code, new Date(context.now().getTime() + CODE_MS));
      context.log(`Password reset code for ${Email}: ${code}`);
      return true;
    }),
  ),

  'auth.resetPassword': method(
    v.object({ Email: v.string(), Token: v.string(), NewPassword: v.string() }),
    ({ Email, Token, NewPassword }, context) =>
      atLeast(RESET_MS, context.sleep, async (): Promise<true> => {
        const { users, resetCodes } = context.store;
        // First, because a right code is used up.
        checkPassword(NewPassword);
        const user = await findByLogin(Email, context);
        if (!user || !(await resetCodes.redeem(user.id, Token.trim(), context.now())))
          throw new CallError('TOKEN_INVALID');
        await users.setPassword(user.id, NewPassword);
        return true;
      }),
  ),
} satisfies Partial<Implementation>;
