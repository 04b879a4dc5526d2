import * as v from 'valibot';
import { CallError, type Implementation, method, noParams, requireUser } from './method';
import { checkPassword, findByLogin, userData } from './users';

/** The code of every password reset. The mock backend sends no email or SMS, so the code is fixed and logged. */
export const resetToken = '123456';

export const authMethods = {
  'auth.loginShop': method(
    v.object({ username: v.string(), password: v.string() }),
    async ({ username, password }, context) => {
      const user = await findByLogin(username, context);
      if (!user || !(await context.store.users.hasPassword(user.id, password))) {
        throw new CallError('WRONG_CREDENTIALS');
      }
      await context.session.open(user.id);
      return userData(user);
    },
  ),

  'auth.logout': method(noParams, async (_, { session }) => {
    await session.close();
    return true;
  }),

  'auth.checkLogin': method(noParams, async (_, context) => userData(await requireUser(context))),

  'auth.generateToken': method(v.object({ Email: v.string() }), async ({ Email }, context) => {
    const user = await findByLogin(Email, context);
    if (!user) throw new CallError('NOT_FOUND');
    await context.store.resetTokens.set(user.id, resetToken);
    context.log(`Password reset code for ${Email}: ${resetToken}`);
    return true;
  }),

  'auth.resetPassword': method(
    v.object({ Email: v.string(), Token: v.string(), NewPassword: v.string() }),
    async ({ Email, Token, NewPassword }, context) => {
      const { users, resetTokens } = context.store;
      const user = await findByLogin(Email, context);
      if (!user || (await resetTokens.get(user.id)) !== Token.trim()) throw new CallError('TOKEN_INVALID');
      checkPassword(NewPassword);
      await users.setPassword(user.id, NewPassword);
      await resetTokens.remove(user.id);
      return true;
    },
  ),
} satisfies Partial<Implementation>;
