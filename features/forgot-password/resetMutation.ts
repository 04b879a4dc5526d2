import type { ErrorCode, ShopRpc } from '#features/shared/api';
import { isClientFailure, isUnanswered, RpcError } from '#features/shared/protocol';
import { retryUntilAnswered, type Session } from '#features/shared/session';
import { type PasswordReset, resetPassword } from './calls';

/** Resets that were sent without an answer. They may have set the password. */
const unanswered = new WeakSet<PasswordReset>();

const isCodeRefused = (error: unknown) =>
  error instanceof RpcError && error.code === ('TOKEN_INVALID' satisfies ErrorCode);

/**
 * `resetPassword` for a form, repeated until the server has answered. A code works once: if it is refused after a call
 * without an answer, that call may have used it up, and a login with the new password tells.
 */
export const resetPasswordMutation = (rpc: ShopRpc, session: Session) =>
  retryUntilAnswered(session, async (reset: PasswordReset, options) => {
    try {
      await resetPassword(rpc, reset, options);
    } catch (error) {
      if (isClientFailure(error)) unanswered.add(reset);
      if (!unanswered.has(reset) || !isCodeRefused(error)) throw error;
      const { address, newPassword } = reset;
      await session.login({ username: address, password: newPassword }, options).catch((refusal: unknown) => {
        throw isUnanswered(refusal) ? refusal : error;
      });
    }
  });
