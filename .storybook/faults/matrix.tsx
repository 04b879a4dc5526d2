import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CART_KEY } from '#features/shared/cart';
import type { ErrorCode, Target } from '#mocks/backend';
import type { Canvas } from '../plays';
import type { ShopParameters } from '../StoryShop';
import { type FaultName, faults, refusal } from './faults';
import { interceptCall, startNetwork, stopNetwork } from './network';
import { expectText, fieldValues, openShop, pageText, type Shopper } from './stage';

/** One call of one screen: how to make it, and what the page must say about each outcome. */
export interface Call {
  shop: ShopParameters & { path: string };
  screen: ReactNode;
  on: Target;
  /** Where the screen makes the same call several times: the call after which `on` is meant. */
  after?: Target;
  /** What the shopper does on the open screen to make the call. Left out where the screen makes it by itself. */
  act?: (shopper: Shopper) => Promise<void>;
  /** What the shopper does after coming back before there is an answer. Default: `act`. */
  again?: (shopper: Shopper) => Promise<void>;
  /** Text while there is no answer. */
  waits: RegExp;
  /** Text when there is no usable answer. */
  fails: RegExp;
  /** Text for single faults that differ from `fails`. */
  says?: Partial<Record<FaultName, RegExp>>;
  /** An error code that the contract lists for this call, and its text. */
  code?: [ErrorCode, RegExp];
  /** A button or link that can be used after a failure. Left out where the shop retries by itself. */
  nextStep?: RegExp;
  /** How the answer comes once the fault has passed. Default: a press on `nextStep`. */
  recovers?: () => void;
  /** Text after success. */
  done: RegExp;
  /** Text after an answer that comes once the shopper has gone to another page. Left out where that page stays. */
  follows?: RegExp;
  /** The shop repeats a failed call once, as it does with queries. Not needed without `act`. */
  isRetried?: boolean;
  /** The shop repeats the call until there is an answer (Specification/Session). */
  repeats?: boolean;
  /** The shop waits a limited time for an answer, then continues without it. */
  continuesWithout?: boolean;
  /** Only the session's timer makes the call, so two are never under way at once. */
  isTimerOnly?: boolean;
  /** Shown in a window that fits all links of the header. All others are as wide as a phone. */
  isWide?: boolean;
}

/** In px. */
const WINDOW = { phone: 414, wide: 1280, height: 896 };

type Network = ReturnType<typeof interceptCall>;

const OTHER_PAGE = '/na-drugoj-stranici';
const isOtherPage = /^\/na-drugoj-stranici$/m;
const cart = [{ ID: 1, quantity: 2 }];

/** Gives an answer time to change the page. 'Nothing changed' has no event to wait for. */
const timeToReact = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));

/** Text in place of what depends on the login while the login check gets no answer. It is repeated every 2 s. */
export const LOGIN_UNKNOWN = /Ne možemo provjeriti da li ste prijavljeni.*Nema veze sa serverom/s;

/** Buttons and links with this name that can be clicked now. */
const queryActions = (canvas: Canvas, name: RegExp) =>
  [
    ...canvas.queryAllByRole('button', { name, busy: false }),
    ...canvas.queryAllByRole('link', { name }),
  ].filter(
    // A dialog that is opening or closing takes no clicks.
    (element) => !element.matches(':disabled') && getComputedStyle(element).pointerEvents !== 'none',
  );

/** Tests each call with each fault. */
export function faultMatrix(calls: Record<string, Call>): void {
  const errors: unknown[] = [];
  const onRejection = ({ reason }: PromiseRejectionEvent) => errors.push(reason);

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(...args));
    // The shop warns of each malformed answer.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    addEventListener('unhandledrejection', onRejection);
    await startNetwork();
  });
  afterAll(() => {
    stopNetwork();
    removeEventListener('unhandledrejection', onRejection);
    vi.restoreAllMocks();
  });

  describe.each(Object.entries(calls))('%s', (_name, call) => {
    const { shop, on, act, isTimerOnly = false, isWide = false } = call;

    if (isWide) {
      beforeAll(() => page.viewport(WINDOW.wide, WINDOW.height));
      afterAll(() => page.viewport(WINDOW.phone, WINDOW.height));
    }

    /** Opens the screen and makes the call, whose answer has this fault. */
    async function makeCall(fault: Parameters<Network['set']>[0]) {
      localStorage.setItem(CART_KEY, JSON.stringify(shop.cart ?? cart));
      const network = interceptCall(on, shop.scenarios ?? [], call.after);
      network.set(fault);
      const stage = openShop(shop, call.screen);
      onTestFinished(async () => {
        // All requests are answered before the next cell counts its own.
        network.set(undefined);
        network.drop();
        await stage.leave();
        expect(errors.splice(0)).toEqual([]);
      });
      await act?.(stage.shopper);
      return { network, ...stage };
    }

    /** Whether the cart has been ordered, after which it may be empty. It must never be ordered twice. */
    function isOrdered({ carriedOut }: Network) {
      const orders = carriedOut('shopOrders.add');
      expect(orders).toBeLessThanOrEqual(1);
      return orders === 1;
    }

    function expectCartKept(network: Network) {
      if (isOrdered(network)) return;
      expect(JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')).toMatchObject(shop.cart ?? cart);
    }

    async function expectFailure(
      { network, shopper }: { network: Network; shopper: Shopper },
      text: RegExp,
      valuesBefore: string[],
    ) {
      await expectText(text);
      expectCartKept(network);
      if (isSuccess(text)) return;
      if (act && !isOrdered(network))
        expect(fieldValues()).toEqual(expect.arrayContaining(valuesBefore.filter(Boolean)));
      if (call.nextStep) await expectAction(shopper, call.nextStep);
    }

    /** A fault in an answer from which the shop reads nothing is a success. */
    const isSuccess = (text: RegExp) => text.source === call.done.source;

    const expectAction = ({ canvas }: Shopper, name: RegExp) =>
      waitFor(() =>
        expect(queryActions(canvas, name).length, `buttons and links called ${name}`).toBeGreaterThan(0),
      );

    it.each(Object.entries(faults))('%s', async (name, fault) => {
      const cell = await makeCall(fault);
      const { network } = cell;
      const valuesBefore = fieldValues();
      await network.isAsked();
      // The expected text may be there already; a failure needs time to replace it.
      if (isSuccess(call.fails)) await timeToReact();
      const text = call.says?.[name as FaultName] ?? (name === 'the answer twice' ? call.done : call.fails);
      await expectFailure(cell, text, valuesBefore);
      if (act && !call.repeats && !call.isRetried) {
        expect(network.asked(), 'calls for one action, in a row without isRetried').toBe(1);
      }
    });

    const { code } = call;
    if (code) {
      it('a code of the contract', async () => {
        const [data, text] = code;
        const { network, shopper } = await makeCall(refusal(data));
        await network.isAsked();
        await expectText(text);
        expectCartKept(network);
        if (!isSuccess(text)) await expectAction(shopper, /\S/);
        expect(network.asked()).toBe(1);
      });
    }

    it('no answer for long', async () => {
      const { network, shopper, goTo } = await makeCall('hold');
      await network.isHeld();
      await expectText(call.waits);
      // A second click on a busy button sends nothing.
      for (const button of shopper.canvas.queryAllByRole('button', { busy: true })) button.click();
      await timeToReact();
      expect(network.asked()).toBe(1);
      if (call.continuesWithout) await expectText(call.done);
      await goTo(OTHER_PAGE);
      await expectText(isOtherPage);
      expectCartKept(network);
    });

    it('an answer after the shopper has gone to another page', async () => {
      const { network, goTo } = await makeCall('hold');
      await network.isHeld();
      await goTo(OTHER_PAGE);
      await expectText(isOtherPage);
      network.set(undefined);
      await network.release();
      await timeToReact();
      await expectText(call.follows ?? isOtherPage);
      expectCartKept(network);
    });

    if (!isTimerOnly) {
      it('answers in another order than the calls', async () => {
        const { network, shopper, goTo } = await makeCall('hold');
        await network.isHeld();
        await goTo(OTHER_PAGE);
        await expectText(isOtherPage);
        network.set(undefined);
        await goTo(shop.path, shop.state);
        await (call.again ?? act)?.(shopper);
        await expectText(call.done);
        network.drop();
        await timeToReact();
        expect(pageText()).toMatch(call.done);
        expectCartKept(network);
      });
    }

    it('a failure that passes', async () => {
      const { network, shopper, queriesSettled } = await makeCall(faults['HTTP 500']);
      await network.isAsked();
      const text = call.says?.['HTTP 500'] ?? call.fails;
      await expectText(text);
      // The text may have been there before the failure.
      await queriesSettled();
      network.set(undefined);
      const { recovers, nextStep } = call;
      if (recovers) recovers();
      else if (nextStep && !call.repeats && !isSuccess(text)) {
        const action = await waitFor(() => {
          const [first] = queryActions(shopper.canvas, nextStep);
          if (!first) throw new Error(`No button or link is called ${nextStep}.`);
          return first;
        });
        await shopper.userEvent.click(action);
      }
      await expectText(call.done);
      expectCartKept(network);
    });
  });
}
