import { expect, it } from 'vitest';
import { isClientFailure, isMalformed, isUnanswered, RpcError } from '.';

it.each([
  [
    'no network',
    new RpcError('RPC_CLIENT_ERROR', { cause: new TypeError('Failed to fetch') }),
    true,
    true,
    false,
  ],
  ['no JSON', new RpcError('RPC_CLIENT_ERROR', { cause: new SyntaxError('<') }), true, true, true],
  ['another shape', new RpcError('RPC_CLIENT_ERROR', { cause: 'not in the protocol' }), true, true, true],
  ['an answer to another call', new RpcError('CLIENT_RPC_ID_NOT_FOUND'), false, true, true],
  ['no data', new RpcError('SERVER_ERROR'), false, true, true],
  ['a refusal', new RpcError('NOT_LOGGED_IN'), false, false, false],
  ['a refusal with a reason', new RpcError('NOT_LOGGED_IN', { cause: 'not you' }), false, false, false],
  ['another error', new Error('RPC_CLIENT_ERROR'), false, true, false],
])('%s', (_what, error, isFailure, isOpen, isWrong) => {
  expect([isClientFailure(error), isUnanswered(error), isMalformed(error)]).toEqual([
    isFailure,
    isOpen,
    isWrong,
  ]);
});
