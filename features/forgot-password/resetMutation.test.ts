import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RpcError } from '#features/shared/protocol';
import { createSession } from '#features/shared/session';
import { rpcAnswering } from '#mocks/testing';
import { resetPasswordMutation } from './resetMutation';

describe('a code that is refused', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const reset = { address: 'a@b.ba', code: '123456', newPassword: 'hrast-2027' };
  const ok = () => Promise.resolve({ UserInfo: { Email: 'a@b.ba' } });
  const refused = (code: string) => () => Promise.reject(new RpcError(code));

  /** Sends the form to a backend that answers with each of these in turn. */
  async function save(...answers: (() => Promise<unknown>)[]) {
    const methods: string[] = [];
    const rpc = rpcAnswering(({ method }) => {
      methods.push(method);
      return answers.shift()?.() ?? refused('NOT_LOGGED_IN')();
    });
    const client = new QueryClient();
    const session = createSession(client, rpc);
    const form = new MutationObserver(client, resetPasswordMutation(rpc, session));
    const outcome = form.mutate({ input: { ...reset }, signal: new AbortController().signal }).then(
      () => 'saved',
      (error: RpcError) => error.code,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    return { methods, outcome: await outcome };
  }

  it('is wrong', async () => {
    expect(await save(refused('TOKEN_INVALID'))).toEqual({
      outcome: 'TOKEN_INVALID',
      methods: ['auth.resetPassword'],
    });
  });

  it('has been used by a call without an answer if the new password logs in', async () => {
    expect(await save(refused('RPC_CLIENT_ERROR'), refused('TOKEN_INVALID'), ok)).toEqual({
      outcome: 'saved',
      methods: ['auth.resetPassword', 'auth.resetPassword', 'auth.loginShop'],
    });
  });

  it('is wrong after a call without an answer if the new password does not log in', async () => {
    const { outcome } = await save(
      refused('RPC_CLIENT_ERROR'),
      refused('TOKEN_INVALID'),
      refused('WRONG_CREDENTIALS'),
    );
    expect(outcome).toBe('TOKEN_INVALID');
  });

  it('is sent again if that login gets no answer', async () => {
    const down = refused('RPC_CLIENT_ERROR');
    const { outcome } = await save(down, refused('TOKEN_INVALID'), down, refused('TOKEN_INVALID'), ok);
    expect(outcome).toBe('saved');
  });
});
