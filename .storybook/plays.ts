import { expect, screen, spyOn, waitFor, type within } from 'storybook/test';

/** Where a play looks for things: the whole canvas or a part of it. */
export type Canvas = ReturnType<typeof within>;

/** What is sent while the story plays to the address that ends like this. */
export function watchRequests(end: string): () => Record<string, unknown>[] {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls
      .filter(([address]) => String(address).endsWith(end))
      .map(([, init]) => JSON.parse(String(init?.body)));
}

/** The params of what goes to one method while the story plays. */
export function watchCalls(method: string): () => unknown[] {
  const requests = watchRequests('/_rpc');
  return () =>
    requests()
      .filter((call) => call.method === method)
      .map((call) => call.params);
}

/**
 * The page's heading, once it shows; an address that the story does not hold is headed by itself, `/login`. A play that ends
 * on a link waits for it: a change of pages that the next story cuts short fails there.
 */
export async function headed(canvas: Canvas, name: string | RegExp): Promise<HTMLElement> {
  const heading = await canvas.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toBeVisible());
  return heading;
}

/** Everything fits into the width of the window. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}

/** Every dialog has closed, and its movement is over. */
export function dialogGone(): Promise<void> {
  return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
