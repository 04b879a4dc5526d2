import { createParser } from 'eventsource-parser';
import * as v from 'valibot';

const eventSchema = v.pipe(v.string(), v.parseJson(), v.object({ json: v.unknown() }));

/**
 * Passes the `json` of every event of a response to `onData`, until the response ends or the signal aborts. Rejects if
 * the connection breaks or an event does not follow the protocol.
 */
export async function readEvents(
  response: Response,
  signal: AbortSignal,
  onData: (json: unknown) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent({ data }) {
      const { json } = v.parse(eventSchema, data);
      // In a microtask, so that an error in the listener does not break the stream.
      queueMicrotask(() => {
        if (!signal.aborted) onData(json);
      });
    },
  });
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
