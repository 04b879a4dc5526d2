import { waitFor } from 'storybook/test';

/** The requests of the page that have not settled, by name. */
const running = new Map<object, string>();

/** The names of requests that the page has aborted. The service worker hears of them all the same, and later. */
const aborted = new Set<string>();

const nameOf = (method = 'GET', url: string | URL, body: unknown = '') =>
  `${method} ${new URL(url, document.baseURI)} ${body}`;

const nameOfUpload = (call: FormDataEntryValue | null) => `upload ${call}`;

const { fetch } = window;
const { send } = XMLHttpRequest.prototype;

/** Keeps account of the requests of the page: those of `fetch`, and uploads. */
export function watchRunningRequests(): void {
  window.fetch = async (input, init) => {
    const request = {};
    const name = nameOf(init?.method, input instanceof Request ? input.url : input, init?.body);
    running.set(request, name);
    try {
      return await fetch(input, init);
    } finally {
      if (init?.signal?.aborted) aborted.add(name);
      running.delete(request);
    }
  };
  XMLHttpRequest.prototype.send = function (body) {
    const name = nameOfUpload(body instanceof FormData ? body.get('call') : null);
    running.set(this, name);
    this.addEventListener('abort', () => aborted.add(name));
    this.addEventListener('loadend', () => running.delete(this));
    send.call(this, body);
  };
}

/** Whether the page has taken back a request that the service worker asks about. */
export async function wasAborted(request: Request): Promise<boolean> {
  const copy = request.clone();
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data');
  return aborted.has(
    isUpload
      ? nameOfUpload((await copy.formData()).get('call'))
      : nameOf(request.method, request.url, await copy.text()),
  );
}

/** Fails if requests of a story that has left the page are still running. */
export async function expectNoRequests(story: string): Promise<void> {
  try {
    await waitFor(() => {
      if (running.size > 0)
        throw new Error(`${story} has ended, but runs on: ${[...running.values()].join(', ')}`);
    });
  } catch (error) {
    // They are not reported for the next story.
    running.clear();
    throw error;
  }
}
