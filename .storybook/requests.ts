import { waitFor } from 'storybook/test';

/** The requests of the page that have not settled, by name. */
const running = new Map<object, string>();

const { fetch } = window;
const { send } = XMLHttpRequest.prototype;

/** Keeps account of the requests of the page: those of `fetch`, and uploads. */
export function watchRunningRequests(): void {
  window.fetch = async (input, init) => {
    const request = {};
    running.set(
      request,
      `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input} ${init?.body ?? ''}`,
    );
    try {
      return await fetch(input, init);
    } finally {
      running.delete(request);
    }
  };
  XMLHttpRequest.prototype.send = function (body) {
    running.set(this, `upload ${body instanceof FormData ? body.get('call') : body}`);
    this.addEventListener('loadend', () => running.delete(this));
    send.call(this, body);
  };
}

/** Fails if requests of a story that has left the page are still running. */
export async function expectNoRequests(story: string): Promise<void> {
  try {
    await waitFor(() => {
      if (running.size > 0)
        throw new Error(`${story} has ended, but runs on: ${[...running.values()].join(', ')}`);
    });
  } catch (error) {
    // The next story does not answer for them.
    running.clear();
    throw error;
  }
}
