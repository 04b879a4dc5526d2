import { createParser } from 'eventsource-parser';
import * as v from 'valibot';

const eventSchema = v.pipe(v.string(), v.parseJson(), v.object({ json: v.unknown() }));

/**
 * Gives the `json` of every event of a response until it ends or is ended. Rejects where it breaks off or an event is
 * not in the protocol.
 */
export async function readEvents(
  response: Response,
  isEnding: AbortSignal,
  onData: (json: unknown) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent({ data }) {
      const { json } = v.parse(eventSchema, data);
      // What goes wrong in the listener is no fault of the stream.
      queueMicrotask(() => {
        if (!isEnding.aborted) onData(json);
      });
    },
  });
  const cancel = () => void reader.cancel().catch(() => {});
  isEnding.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    isEnding.removeEventListener('abort', cancel);
    cancel();
  }
}
