import { expect, screen, spyOn, waitFor, type within } from 'storybook/test';

/** Queries bound to the story's canvas or to a part of it. */
export type Canvas = ReturnType<typeof within>;

/** Records the bodies that the story sends from now on to addresses with this ending. */
export function watchRequests(end: string): () => Record<string, unknown>[] {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls
      .filter(([address]) => String(address).endsWith(end))
      .map(([, init]) => JSON.parse(String(init?.body)));
}

/** Records the params of the story's calls of one method from now on. */
export function watchCalls(method: string): () => unknown[] {
  const requests = watchRequests('/_rpc');
  return () =>
    requests()
      .filter((call) => call.method === method)
      .map((call) => call.params);
}

/**
 * Waits for the page's heading. The page of an address outside the story has the address as its heading, `/login`.
 * A play that ends by following a link must wait, because a page transition that the next story interrupts fails there.
 */
export async function findPageHeading(canvas: Canvas, name: string | RegExp): Promise<HTMLElement> {
  const heading = await canvas.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toBeVisible());
  return heading;
}

/** Asserts that the page fits the width of the window. */
export async function expectNoHorizontalScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}

/** Waits until dialogs have closed and their exit animation is over. */
export function waitForDialogToClose(): Promise<void> {
  return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
