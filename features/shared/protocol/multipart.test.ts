import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRpcClient } from '.';
import { postWithFiles } from './multipart';

/** Stands in for the browser's, which Node lacks. A test says what becomes of the request that was sent last. */
class FakeRequest {
  static last: FakeRequest;
  status = 200;
  responseText = '';
  withCredentials = false;
  opened: unknown[] = [];
  body: FormData | undefined;
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};

  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: unknown[]) {
    this.opened = opened;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.last = new FakeRequest();
});
afterEach(() => vi.unstubAllGlobals());

const picture = new File(['x'], 'x.png');
const send = (options = {}) =>
  postWithFiles('http://localhost/_rpc', { method: 'a' }, new Map([['ImageFile', picture]]), options);

it('posts the call and each file in a part of its own, with the cookies of the visitor', async () => {
  const answer = send();
  const { opened, withCredentials, body } = FakeRequest.last;
  expect([opened, withCredentials]).toEqual([['POST', 'http://localhost/_rpc'], true]);
  expect([...(body ?? [])]).toEqual([
    ['call', '{"method":"a"}'],
    ['ImageFile', picture],
  ]);
  FakeRequest.last.answer(200, '{"x":1}');
  expect(await answer).toEqual({ x: 1 });
});

it('says how much has been sent, and at the answer that all has', async () => {
  const onProgress = vi.fn();
  const answer = send({ onProgress });
  const { upload } = FakeRequest.last;
  upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  expect(onProgress.mock.calls).toEqual([[0.25]]);
  FakeRequest.last.answer(200, 'null');
  expect(await answer).toBeNull();
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

it('rejects an answer with an HTTP error, whatever it holds', async () => {
  const onProgress = vi.fn();
  const answer = send({ onProgress });
  FakeRequest.last.answer(413, '{}');
  await expect(answer).rejects.toThrow('HTTP 413');
  expect(onProgress).not.toHaveBeenCalled();
});

it('rejects an answer that is not JSON', async () => {
  const answer = send();
  FakeRequest.last.answer(200, '<h1>Log in to this network</h1>');
  await expect(answer).rejects.toThrow(SyntaxError);
});

it('rejects without an answer', async () => {
  const answer = send();
  FakeRequest.last.onerror();
  await expect(answer).rejects.toThrow('no answer');
});

it('ends the request with its signal, and no longer listens to it afterwards', async () => {
  const leaving = new AbortController();
  const answer = send({ signal: leaving.signal });
  const abort = vi.spyOn(FakeRequest.last, 'abort');
  leaving.abort('left the page');
  await expect(answer).rejects.toBe('left the page');
  expect(abort).toHaveBeenCalledOnce();

  const staying = new AbortController();
  const second = send({ signal: staying.signal });
  const abortSecond = vi.spyOn(FakeRequest.last, 'abort');
  FakeRequest.last.answer(200, '1');
  await second;
  staying.abort();
  expect(abortSecond).not.toHaveBeenCalled();
});

it.each([
  ['its signal has aborted', { signal: AbortSignal.abort('left the page') }, 'left the page'],
  ['onProgress is no function', { onProgress: 7 }, new Error('onProgress is a function')],
])('sends nothing where %s', async (_what, options, reason) => {
  const before = FakeRequest.last;
  await expect(send(options)).rejects.toEqual(reason);
  expect(FakeRequest.last).toBe(before);
});

it('is how the client sends a call with a file, whose params stay in the call', async () => {
  const rpc = createRpcClient({ url: 'http://localhost/_rpc' });
  const sent = rpc.call({ method: 'a', params: { ImageName: 'Bočica', ImageFile: picture } });
  await vi.waitFor(() => expect(FakeRequest.last.body?.get('ImageFile')).toBe(picture));
  const call = JSON.parse(String(FakeRequest.last.body?.get('call')));
  expect(call).toEqual({ action: 'call', method: 'a', params: { ImageName: 'Bočica' }, meta: call.meta });
  FakeRequest.last.answer(200, JSON.stringify({ status: 'ok', data: 1, meta: call.meta }));
  expect(await sent).toBe(1);
});
