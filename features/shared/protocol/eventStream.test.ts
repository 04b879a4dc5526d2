import { expect, it, vi } from 'vitest';
import { readEvents } from './eventStream';

const encoder = new TextEncoder();

/** A response whose body a test writes, and that tells when its reader has had enough. */
function streamed() {
  const onCancel = vi.fn();
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const response = new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller;
      },
      cancel: onCancel,
    }),
  );
  return {
    response,
    onCancel,
    write: (chunk: string | Uint8Array) =>
      body?.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk),
    end: () => body?.close(),
    fail: (reason: unknown) => body?.error(reason),
  };
}

function read({ response }: { response: Response }) {
  const leaving = new AbortController();
  const onData = vi.fn();
  return { leaving, onData, done: readEvents(response, leaving.signal, onData) };
}

it('delivers what has come before the response ends', async () => {
  const stream = streamed();
  const { onData, done } = read(stream);
  stream.write('data: {"json":1}\n\ndata: {"json":null}\n\ndata: {"json":');
  stream.end();
  await done;
  expect(onData.mock.calls).toEqual([[1], [null]]);
});

it('reads nothing from a response without a body', async () => {
  const { onData, done } = read({ response: new Response(null, { status: 204 }) });
  await done;
  expect(onData).not.toHaveBeenCalled();
});

it('joins a letter whose bytes come in two chunks', async () => {
  const stream = streamed();
  const { onData, done } = read(stream);
  const bytes = encoder.encode('data: {"json":"ž"}\n\n');
  const inLetter = bytes.indexOf(0xc5) + 1;
  stream.write(bytes.slice(0, inLetter));
  stream.write(bytes.slice(inLetter));
  stream.end();
  await done;
  expect(onData.mock.calls).toEqual([['ž']]);
});

it.each([
  ['is not JSON', 'data: <h1>\n\n'],
  ['has no `json`', 'data: {"what":1}\n\n'],
])('rejects at an event that %s, and takes no more', async (_what, event) => {
  const stream = streamed();
  const { onData, done } = read(stream);
  stream.write(event);
  await expect(done).rejects.toThrow();
  expect(stream.onCancel).toHaveBeenCalledOnce();
  expect(onData).not.toHaveBeenCalled();
});

it('rejects when the connection breaks, after what has come', async () => {
  const stream = streamed();
  const { onData, done } = read(stream);
  stream.write('data: {"json":1}\n\n');
  await vi.waitFor(() => expect(onData).toHaveBeenCalledWith(1));
  stream.fail(new TypeError('network error'));
  await expect(done).rejects.toThrow('network error');
});

it('ends the request when its signal aborts, and delivers nothing more', async () => {
  const stream = streamed();
  const { leaving, onData, done } = read(stream);
  stream.write('data: {"json":1}\n\n');
  leaving.abort();
  await done;
  expect(stream.onCancel).toHaveBeenCalledOnce();
  expect(onData).not.toHaveBeenCalled();
});

it('no longer listens to its signal once it has ended', async () => {
  const stream = streamed();
  const { leaving, done } = read(stream);
  const remove = vi.spyOn(leaving.signal, 'removeEventListener');
  stream.end();
  await done;
  expect(remove.mock.calls).toEqual([['abort', expect.any(Function)]]);
});
