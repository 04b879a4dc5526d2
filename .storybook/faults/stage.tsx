import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { configure, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, onTestFinished, vi } from 'vitest';
import { reportRecovered } from '#ui/Crossfade';
import '#ui/theme';
import { type ShopParameters, StoryShop } from '../StoryShop';

configure({
  // A busy machine is slow, not broken.
  asyncUtilTimeout: 20_000,
  // Leave the page's markup out: it is long, and each retry of a query would print it again.
  getElementError: (message) => new Error(message ?? undefined),
});

/** Delays after which the shop sends a request, in ms. */
const requestDelays: ReadonlySet<number | undefined> = new Set([
  500, // a query's retry
  1_000, // the lookup of a shipment
  2_000, // the next login attempt or login check after a failure (Specification/Session)
]);

/** Shortens the delays before requests to 20 ms. All other timers keep their time. */
export function shortenRequestDelays(): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (callback: () => void, ms?: number) =>
    setTimeout(callback, requestDelays.has(ms) ? 20 : ms),
  );
}

/** Divides the time limits of requests by 8 until the test ends, for tests in which no answer comes. */
export function shortenTimeLimits(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 8));
  onTestFinished(() => spy.mockRestore());
}

/** Types and clicks without a pause between events. */
const user = userEvent.setup({ delay: null });

let root: Root | undefined;
let navigate: NavigateFunction | undefined;
let queryClient: QueryClient | undefined;

/** Makes the router's navigation and the query client available to the tests. */
function Handles() {
  navigate = useNavigate();
  queryClient = useQueryClient();
  return null;
}

/** Renders a screen in the shop, as a story does. */
export function render(shop: ShopParameters, element: ReactNode): void {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container, { onRecoverableError: reportRecovered });
  root.render(
    <StoryShop shop={shop} country="BA">
      <Handles />
      {element}
    </StoryShop>,
  );
}

/** Removes the screen and everything it left in the page and in storage. */
export function cleanUp(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

/** Navigates within the shop, as a link does. */
export async function goTo(address: string, state?: unknown): Promise<void> {
  await navigate?.(address, { state });
}

/** Fires the events of a browser whose network goes away and comes back. */
export function reconnect(): void {
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
}

/** Resolves when no query is loading or waiting for its retry. */
export const queriesSettled = () => waitFor(() => expect(queryClient?.isFetching()).toBe(0));

/** The visible text of the page, dialogs and field values included. */
export const pageText = () =>
  [document.body.innerText, ...fieldValues()].join('\n').replaceAll('\u00A0', ' ');

export const expectText = (text: RegExp) => waitFor(() => expect(pageText()).toMatch(text));

/** What is typed or chosen in the fields of the page. */
export const fieldValues = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input:not([type="file"]), select, textarea',
    ),
  ].map(({ value }) => value);

/** Buttons and links with this name that can be clicked now. */
export const queryActions = (name: RegExp) =>
  [
    ...screen.queryAllByRole('button', { name, busy: false }),
    ...screen.queryAllByRole('link', { name }),
  ].filter(
    // A dialog that is opening or closing takes no clicks.
    (element) => !element.matches(':disabled') && getComputedStyle(element).pointerEvents !== 'none',
  );

/** Clicks the first button or link with this name, once it can be used. */
export async function press(name: RegExp): Promise<void> {
  const action = await waitFor(() => {
    const [first] = queryActions(name);
    if (!first) throw new Error(`No button or link is called ${name}.`);
    return first;
  });
  await user.click(action);
}

const findField = async (label: RegExp, form?: string) => {
  const scope = form === undefined ? screen : within(await screen.findByRole('form', { name: form }));
  const [field] = await scope.findAllByLabelText(label, { selector: 'input, select, textarea' });
  if (!field) throw new Error(`No field is called ${label}.`);
  return field;
};

/**
 * Fills in the first field with this label.
 *
 * @param form the name of the form, where another form before it has such a field
 */
export async function write(label: RegExp, text: string, form?: string): Promise<void> {
  await user.clear(await findField(label, form));
  await user.paste(text);
}

/** Chooses an option of a select. */
export async function choose(label: RegExp, value: string): Promise<void> {
  await user.selectOptions(await findField(label), value);
}

/** Toggles a checkbox or chooses a radio button. */
export async function tick(label: RegExp): Promise<void> {
  await user.click(await findField(label));
}

/** Scrolls a section into view, so that it loads what is deferred until then. */
export async function scrollTo(name: RegExp): Promise<void> {
  (await screen.findByRole('heading', { name })).scrollIntoView();
}

/** Chooses a picture in a file field. */
export async function choosePicture(label: RegExp): Promise<void> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  const blob = await canvas.convertToBlob();
  await user.upload(await findField(label), new File([blob], 'bocica.png', { type: blob.type }));
}
