import { expect, vi } from 'vitest';
import { malformedText, property } from '#mocks/fuzz';
import { createRpcClient, RpcError } from '.';

const answer = { status: 'ok', data: 1, meta: { id: 1 } };

/** Answers with a text, in which the ids 1 and 2 are replaced by those of the calls. */
function serve(text: string) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const [first] = [JSON.parse(body)].flat();
    return new Response(text.replace(/"id":([12])\b/g, (_, id) => `"id":${first.meta.id + Number(id) - 1}`));
  });
}

property('an answer to a call', 1_000, malformedText(answer), async (text) => {
  serve(text);
  const outcome = await createRpcClient({ url: '' })
    .call({ method: 'a' })
    .then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
  if ('error' in outcome) expect(outcome.error).toBeInstanceOf(RpcError);
  else expect(outcome.data ?? undefined).toBeDefined();
});

property(
  'an answer to a batch',
  500,
  malformedText([answer, { ...answer, meta: { id: 2 } }]),
  async (text) => {
    serve(text);
    const results = await createRpcClient({ url: '' })
      .batch([{ method: 'a' }, { method: 'b' }])
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(RpcError);
        return undefined;
      });
    if (results) expect(results).toHaveLength(2);
  },
);
