import { mutationOptions } from '@tanstack/react-query';
import type { Credentials, Submission } from '../api';
import type { Session } from './session';

/** Logs in, and repeats the call until the server has answered. */
export const loginMutation = (session: Session) =>
  mutationOptions({
    mutationFn: ({ input, ...options }: Submission<Credentials>) => session.login(input, options),
  });

export const logoutMutation = (session: Session) =>
  mutationOptions({ mutationFn: (_: Submission<void>) => session.logout() });

/** Makes a call, and repeats it until the server has answered. */
export const insistentMutation = <Input, Data>(
  session: Session,
  call: (input: Input, options: { signal: AbortSignal }) => Promise<Data>,
) =>
  mutationOptions({
    mutationFn: ({ input, ...options }: Submission<Input>) =>
      session.insist(() => call(input, options), options),
  });
