import { afterEach, expect, it, vi } from 'vitest';
import type { Attachment } from '#features/shared/api';
import { RpcError } from '#features/shared/protocol';
import { createPictures as create, type Redraw, type Upload } from './pictures';

afterEach(() => void vi.unstubAllGlobals());

const file = new File(['…'], 'bocica.png', { type: 'image/png' });
const redrawn = new File(['…'], 'slika.jpg', { type: 'image/jpeg' });
const createPictures = (upload: Upload, redraw: Redraw = async () => redrawn) => create(upload, redraw);
const attachment = (name: string): Attachment => ({ id: name, name, url: `/uploads/${name}` });

const statesOf = ({ store }: ReturnType<typeof create>) =>
  store.getState().pictures.map(({ name, state }) => [name, state.is]);

/** Uploads that the test ends one by one. */
function open() {
  const uploads: { name: string; signal: AbortSignal | undefined; end: (error?: Error) => void }[] = [];
  const upload: Upload = ({ name }, { signal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      uploads.push({ name, signal, end: (error) => (error ? reject(error) : resolve(attachment(name))) });
    });
  return { uploads, upload };
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Chooses and adds a picture; its upload then runs. */
function add(pictures: ReturnType<typeof create>, name: string) {
  pictures.choose(file);
  const { chosen } = pictures.store.getState().next;
  if (chosen) pictures.add({ name, ...chosen });
  return tick();
}

it('uploads each picture when it is added, and reports its progress', async () => {
  const upload = vi.fn<Upload>(async ({ name }, { onProgress }) => {
    onProgress?.(0.5);
    return attachment(name);
  });
  const pictures = createPictures(upload);
  const seen: unknown[] = [];
  pictures.store.subscribe(({ pictures: [first] }) => seen.push(first?.state));
  await add(pictures, 'Bočica');
  expect(await pictures.settle()).toEqual([attachment('Bočica')]);
  expect(seen).toContainEqual({ is: 'sending', sent: 0.5 });
  expect(upload.mock.calls[0]?.[0]).toEqual({ name: 'Bočica', file: redrawn });
});

it('waits for all uploads, and resolves to nothing if one failed', async () => {
  const { uploads, upload } = open();
  const pictures = createPictures(upload);
  await add(pictures, 'a');
  await add(pictures, 'b');
  const settled = pictures.settle();
  uploads[0]?.end();
  uploads[1]?.end(new RpcError('RPC_CLIENT_ERROR'));
  expect(await settled).toBeUndefined();
  expect(statesOf(pictures)).toEqual([
    ['a', 'sent'],
    ['b', 'failed'],
  ]);

  const lost = pictures.store.getState().pictures[1];
  if (lost) pictures.retry(lost);
  await tick();
  uploads[2]?.end();
  expect(await pictures.settle()).toEqual([attachment('a'), attachment('b')]);
});

it('waits also for pictures that are added or retried meanwhile', async () => {
  const { uploads, upload } = open();
  const pictures = createPictures(upload);
  await add(pictures, 'a');
  await add(pictures, 'b');
  const settled = pictures.settle();
  await add(pictures, 'c');
  uploads[0]?.end(new RpcError('RPC_CLIENT_ERROR'));
  await tick();
  const [lost] = pictures.store.getState().pictures;
  if (lost) pictures.retry(lost);
  await tick();
  uploads[1]?.end();
  await tick();
  uploads[2]?.end();
  uploads[3]?.end();
  expect(await settled).toEqual([attachment('a'), attachment('b'), attachment('c')]);
});

it('counts an unexpected error as a failed upload, and reports it', async () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const error = new TypeError('FormData is not defined');
  const pictures = createPictures(() => Promise.reject(error));
  await add(pictures, 'a');
  expect(await pictures.settle()).toBeUndefined();
  expect(statesOf(pictures)).toEqual([['a', 'failed']]);
  expect(reportError).toHaveBeenCalledWith(error);
});

it('distinguishes a rejected file from a failed upload', async () => {
  const pictures = createPictures(() => Promise.reject(new RpcError('NOT_AN_IMAGE')));
  await add(pictures, 'a');
  expect(await pictures.settle()).toBeUndefined();
  expect(statesOf(pictures)).toEqual([['a', 'refused']]);
});

it('uploads no file that cannot be redrawn: the fields have the reason, or the picture if it was added before', async () => {
  const upload = vi.fn<Upload>();
  const pictures = createPictures(upload, async () => 'heic');
  await add(pictures, 'a');
  expect(pictures.store.getState().pictures[0]?.state).toEqual({ is: 'refused', fault: 'heic' });
  pictures.choose(file);
  await tick();
  expect(pictures.store.getState().next.fault).toBe('heic');
  pictures.choose(undefined);
  expect(pictures.store.getState().next.fault).toBeUndefined();
  expect(upload).not.toHaveBeenCalled();
});

it('stops the upload of a removed picture', async () => {
  const { uploads, upload } = open();
  const pictures = createPictures(upload);
  await add(pictures, 'a');
  await add(pictures, 'b');
  const settled = pictures.settle();
  pictures.remove('1');
  expect(uploads[0]?.signal?.aborted).toBe(true);
  uploads[1]?.end();
  expect(await settled).toEqual([attachment('b')]);
});

it('restarts paused uploads, but not finished ones', async () => {
  const { uploads, upload } = open();
  const pictures = createPictures(upload);
  await add(pictures, 'a');
  await add(pictures, 'b');
  uploads[0]?.end();
  await tick();
  pictures.pause();
  expect(uploads[1]?.signal?.aborted).toBe(true);
  await tick();
  expect(statesOf(pictures)).toEqual([
    ['a', 'sent'],
    ['b', 'sending'],
  ]);
  pictures.resume();
  await tick();
  expect(uploads.map(({ name }) => name)).toEqual(['a', 'b', 'b']);
  uploads[2]?.end();
  expect(await pictures.settle()).toHaveLength(2);
});
