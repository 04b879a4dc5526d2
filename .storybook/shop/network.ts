import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from 'msw/experimental';
import { waitFor } from 'storybook/test';

// MSW's type asks for the events of a WebSocket too, which no HTTP interceptor has.
const interceptors = [
  new FetchInterceptor(),
  new XMLHttpRequestInterceptor(),
] as unknown[] as ConstructorParameters<typeof InterceptorSource>[0]['interceptors'];

/**
 * The mocked network of a page. MSW answers in the page itself: a service worker would load each file of every other frame a
 * second time, and needs HTTPS. A request that no handler answers is an error in the console, which fails the story.
 */
export const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors })],
  context: { quiet: true },
  async onUnhandledFrame({ frame }) {
    if (!(frame instanceof HttpNetworkFrame)) return;
    const { request } = frame.data;
    // Storybook's own files.
    if (new URL(request.url).origin === location.origin) return;
    console.error(`No handler answers ${request.method} ${request.url} ${await request.clone().text()}`);
  },
});

/** The requests that have no answer yet, by their ids. */
const running = new Map<string, Request>();

network.events.on('request:start', ({ requestId, request }) => {
  running.set(requestId, request);
});
network.events.on('request:end', ({ requestId }) => {
  running.delete(requestId);
});
network.events.on('unhandledException', ({ requestId, error }) => {
  running.delete(requestId);
  console.error(error);
});

/** Fails if requests of a story that has left the page are still running. */
export async function expectNoRequests(story: string): Promise<void> {
  try {
    await waitFor(() => {
      const requests = [...running.values()].filter(({ signal }) => !signal.aborted);
      if (requests.length > 0)
        throw new Error(`${story} has ended, but runs on: ${requests.map(({ url }) => url).join(', ')}`);
    });
  } finally {
    // They are not reported for the next story.
    running.clear();
  }
}
