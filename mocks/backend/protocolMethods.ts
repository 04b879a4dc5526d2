import * as v from 'valibot';
import { CallError } from './method';
import type { Call } from './protocol';
import { stream } from './stream';

/** Milliseconds, limited so that a typing error cannot block a caller for long. */
const duration = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000));

/** Methods for trying out the protocol itself (`For developers/RPC client`); the shop does not call them. */
export const protocolMethods = {
  /** Answers with `ms` after that many milliseconds. */
  async 'protocol.wait'({ params }: Call) {
    const parsed = v.safeParse(v.object({ ms: duration }), params);
    if (!parsed.success) throw new CallError('PARAMS_INVALID');
    const { ms } = parsed.output;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return ms;
  },
};

export const protocolStreams = {
  /** Counts from 1 to `to`, one number every `everyMs` milliseconds. Then it ends, or fails if `breaks` is set. */
  'protocol.count': stream(
    v.object({
      to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
      everyMs: duration,
      breaks: v.optional(v.boolean(), false),
    }),
    ({ to, everyMs, breaks }) =>
      (send, isCancelled) =>
        new Promise((resolve, reject) => {
          let last = 0;
          const timer = setInterval(() => {
            if (last < to) {
              last += 1;
              send(last);
              return;
            }
            clearInterval(timer);
            if (breaks) reject(new Error('The stream was to break.'));
            else resolve();
          }, everyMs);
          isCancelled.addEventListener('abort', () => {
            clearInterval(timer);
            resolve();
          });
        }),
  ),
};
