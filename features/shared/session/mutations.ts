import { mutationOptions } from '@tanstack/react-query';
import type { Credentials, Submission } from '../api';
import { isClientFailure, type RpcOptions } from '../protocol';
import { RETRY_AFTER_MS, type Session } from './session';

/**
 * Makes a call, and repeats it every 2 s until the server has answered. While the server cannot be reached, who is logged
 * in is unknown (Specification/Session).
 */
export const retryUntilAnswered = <Input, Data>(
  session: Session,
  call: (input: Input, options: RpcOptions) => Promise<Data>,
) =>
  mutationOptions({
    async mutationFn({ input, signal }: Submission<Input>) {
      if (signal.aborted) throw signal.reason;
      try {
        return await call(input, { signal });
      } catch (error) {
        if (isClientFailure(error)) session.setUnknown();
        throw error;
      }
    },
    retry: (_failures, error) => isClientFailure(error),
    retryDelay: RETRY_AFTER_MS,
    onSettled: () => void session.checkIfUnknown(),
  });

export const loginMutation = (session: Session) =>
  retryUntilAnswered(session, (credentials: Credentials, options) => session.login(credentials, options));

export const logoutMutation = (session: Session) =>
  mutationOptions({ mutationFn: (_: Submission<void>) => session.logout() });
