import * as v from 'valibot';
import { RpcError } from './errors';
import type { RpcResult } from './types';

const answerSchema = v.object({
  status: v.picklist(['ok', 'error']),
  data: v.optional(v.unknown()),
  meta: v.object({ id: v.number() }),
});

/** The result of a call without an answer in its batch, or with an answer without data. */
export const noData: RpcResult = { status: 'error', code: 'SERVER_ERROR' };

/**
 * Parses the answer to one call. Throws `RPC_CLIENT_ERROR` if it is not in the protocol. The data are left to a schema of
 * the caller.
 */
export function parseAnswer(answer: unknown): { id: number; result: RpcResult } {
  const parsed = v.safeParse(answerSchema, answer);
  if (!parsed.success) throw new RpcError('RPC_CLIENT_ERROR', { cause: 'the answer is not in the protocol' });
  const { status, data, meta } = parsed.output;
  return { id: meta.id, result: toResult(status, data) };
}

function toResult(status: 'ok' | 'error', data: unknown): RpcResult {
  if (data === undefined || data === null) return noData;
  if (status === 'ok') return { status, data };
  return { status, code: typeof data === 'string' ? data : 'SERVER_ERROR' };
}
