import { waitFor } from 'storybook/test';

/** The requests of the page that have not settled. */
const running = new Set<string>();

const { fetch } = window;

/** Keeps account of the requests of the page. */
export function watchRunningRequests(): void {
  window.fetch = async (input, init) => {
    const name = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input} ${init?.body ?? ''}`;
    running.add(name);
    try {
      return await fetch(input, init);
    } finally {
      running.delete(name);
    }
  };
}

/** Fails if requests of a story that has left the page are still running. */
export async function expectNoRequests(story: string): Promise<void> {
  await waitFor(
    () => {
      if (running.size > 0) throw new Error(`${story} has ended, but runs on: ${[...running].join(', ')}`);
    },
    { timeout: 2_000 },
  );
}
