export * from '../plays';

import { expect, spyOn, waitFor, within } from 'storybook/test';
import { createShop, type Shop } from '#app/ShopProvider';
import { addUser, login } from '#features/shared/api';
import { createCart } from '#features/shared/cart';
import {
  type Country,
  type CountrySettings,
  countrySettings,
  detectCountry,
  formatMoney,
  type Messages,
  toHundredths,
} from '#features/shared/country';
import { env } from '#features/shared/platform';
import { createRpcClient } from '#features/shared/protocol';
import { LOGIN_KEY, RETRY_AFTER_MS } from '#features/shared/session';
import { fixtures } from '#mocks/fixtures';
import { SLOW_ANSWER_MS } from '#mocks/scenarios';
import { holdDelays } from '../plays';
import { countryOf } from './countryOf';
import { network } from './network';

/** Queries bound to the story's canvas or to a part of it. */
export type Canvas = ReturnType<typeof within>;

/** What a helper takes from a play: where it looks, and the globals that name the country. */
export interface PlayContext {
  canvas: Canvas;
  globals: Globals;
}

/** The screen's own part of the page. Around it, the toolbar's shell has more of the same: links, buttons, live regions. */
export const mainOf = (canvas: Canvas): Canvas => within(canvas.getByRole('main'));

/** The values of the toolbars, from which `inCountry` reads the country. */
export type Globals = Record<string, unknown>;

/**
 * What the country of the toolbar says, for plays that run in any country: a feature's texts, the settings, the fixtures
 * of the mock backend, and amounts as pages show them. Queries by text read the no-break space in amounts as a space;
 * queries by role do not.
 *
 * ```ts
 * play: async ({ canvas, globals }) => {
 *   const { text, offers, money } = inCountry(messages, globals);
 *   await canvas.findByRole('heading', { name: text.heading });
 *   await expect(canvas.getByText(money(offers.libido.NewPrice))).toBeVisible();
 * }
 * ```
 */
export function inCountry<M>(messages: Messages<M>, globals: Globals) {
  const country = countryOf(globals);
  const { currency, ...data } = fixtures[country];
  return {
    country,
    text: messages[country],
    settings: countrySettings[country],
    ...data,
    /** @param amount in the country's currency, as the fixtures have prices: `46.9` */
    money: (amount: number) => formatMoney(toHundredths(amount), currency).replace('\u00A0', ' '),
  };
}

/**
 * A story in which the owner has filled in settings of the country (Specification/Countries).
 *
 * ```ts
 * beforeEach: withSettings(({ social }) => ({ communityUrl: social.facebook ?? '' })),
 * ```
 */
export const withSettings =
  (fill: (settings: CountrySettings) => Partial<CountrySettings>) =>
  ({ globals }: { globals: Globals }): (() => void) => {
    const settings = countrySettings[countryOf(globals)];
    const before = { ...settings };
    Object.assign(settings, fill(settings));
    return () => void Object.assign(settings, before);
  };

/** Records the uploads that the story sends from now on. */
export function watchUploads(): () => Promise<FormData[]> {
  const uploads: Promise<FormData>[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.headers.get('content-type')?.startsWith('multipart/'))
      uploads.push(request.clone().formData());
  });
  return () => Promise.all(uploads);
}

/** Records the bodies that the story sends from now on to addresses with this ending. */
export function watchRequests(end: string): () => Record<string, unknown>[] {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls
      .filter(([address]) => String(address).endsWith(end))
      .map(([, init]) => JSON.parse(String(init?.body)));
}

/** Records the story's calls of all methods from now on. A second recording would end the first. */
export const watchAllCalls = () => watchRequests('/_rpc');

/** Records the params of the story's calls of one method from now on. */
export function watchCalls(method: string): () => unknown[] {
  const calls = watchAllCalls();
  return () =>
    calls()
      .filter((call) => call.method === method)
      .map((call) => call.params);
}

/**
 * Waits for the page's heading. A play that ends by following a link must wait, because a page transition that the next
 * story interrupts fails there.
 */
export async function findPageHeading(canvas: Canvas, name: string | RegExp): Promise<HTMLElement> {
  const heading = await canvas.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toBeVisible());
  return heading;
}

/** The cart of a page that is opened now, in the form of a story's `cart`. */
export const cartOfNextPage = () =>
  createCart(localStorage)
    .refresh()
    .map(({ offerId, quantity }) => ({ ID: Number(offerId), quantity }));

/** The country of a page that is opened now, at an address that names none. */
export const countryOfNextPage = (): Country =>
  detectCountry({ url: new URL(location.origin), tab: undefined, device: localStorage, configured: '' });

/** The login with which a page that is opened now begins, by its id; `undefined` without one. */
export const loginOfNextPage = (): string | undefined => createShop('BA').session.loginId();

/** Logs in or out as another tab of the shop does. */
export async function inAnotherTab(
  globals: Globals,
  act: (session: Shop['session']) => Promise<void>,
): Promise<void> {
  await act(createShop(countryOf(globals)).session);
  dispatchEvent(new StorageEvent('storage', { key: LOGIN_KEY }));
}

/** The client of another tab. */
export const clientOfAnotherTab = (globals: Globals) =>
  createRpcClient({ url: `${env.apiBase}/_rpc`, meta: { country: countryOf(globals) } });

/**
 * Creates another user and logs them in, of which this page learns only when it is looked at again. Returns their name and
 * email.
 */
export async function logInAnotherUser(globals: Globals) {
  const profile = { firstName: 'Nova', lastName: 'Osoba', phone: '38762999888', email: 'nova@example.com' };
  const password = 'lozinka-nova';
  const client = clientOfAnotherTab(globals);
  await addUser(client, { ...profile, password });
  await login(client, { username: profile.email, password });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return { name: `${profile.firstName} ${profile.lastName}`, email: profile.email };
}

/** For `beforeEach`: the device reports no network until the story is over. */
export function withoutNetwork(): () => void {
  const onLine = spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  return () => {
    onLine.mockRestore();
    dispatchEvent(new Event('online'));
  };
}

/** Holds the repetition of calls that got no answer back from now on, as `holdDelays` does. */
export const holdRetries = () => holdDelays(RETRY_AFTER_MS);

/** For `beforeEach`: the login check is not repeated by itself, so that a failed one stays until a button repeats it. */
export function withoutRepeatedCheck(): void {
  const { setInterval } = window;
  spyOn(window, 'setInterval').mockImplementation(((act: () => void, delay?: number) =>
    setInterval(delay === RETRY_AFTER_MS ? () => {} : act, delay)) as typeof window.setInterval);
}

/**
 * Holds the answers of `slow` scenarios back from now on. The returned function waits until one is due, lets it come, and
 * holds none any more.
 */
export function holdAnswers(): () => Promise<void> {
  const { setTimeout } = window;
  const due: (() => void)[] = [];
  let areHeld = true;
  spyOn(window, 'setTimeout').mockImplementation(((act: () => void, delay = 0) => {
    if (!areHeld || delay !== SLOW_ANSWER_MS) return setTimeout(act, delay);
    due.push(act);
    return setTimeout(() => {}, 0);
  }) as typeof window.setTimeout);
  return async () => {
    // A request takes a while to reach the mock backend.
    await waitFor(() => expect(due).not.toHaveLength(0));
    areHeld = false;
    for (const act of due) act();
  };
}
