import type { ReactNode } from 'react';
import { screen } from 'storybook/test';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CART_KEY } from '#features/shared/cart';
import type { ErrorCode } from '#mocks/backend';
import type { ShopParameters } from '../StoryShop';
import { type FaultName, faults, refusal } from './faults';
import { interceptCall, type Subject, startNetwork, stopNetwork } from './network';
import {
  cleanUp,
  expectText,
  fieldValues,
  goTo,
  pageText,
  press,
  queriesSettled,
  queryActions,
  render,
  shortenRequestDelays,
  shortenTimeLimits,
} from './stage';

/** One call of one screen: how to make it, and what the page must say about each outcome. */
export interface Call {
  shop: ShopParameters & { path: string };
  screen: ReactNode;
  on: Subject;
  /** Where the screen makes the same call several times: the call after which `on` is meant. */
  after?: Subject;
  /** What the shopper does on the open screen to make the call. Left out where the screen makes it by itself. */
  act?: () => Promise<void>;
  /** What the shopper does after coming back before there is an answer. Default: `act`. */
  again?: () => Promise<void>;
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

/** Tests each call with each fault. */
export function faultMatrix(calls: Record<string, Call>): void {
  const errors: unknown[] = [];
  const onRejection = ({ reason }: PromiseRejectionEvent) => errors.push(reason);

  beforeAll(async () => {
    shortenRequestDelays();
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
    vi.unstubAllGlobals();
  });
  afterEach(() => {
    cleanUp();
    expect(errors.splice(0)).toEqual([]);
  });

  describe.each(Object.entries(calls))('%s', (_name, call) => {
    const { shop, on, act, isTimerOnly = false, isWide = false } = call;

    if (isWide) {
      beforeAll(() => page.viewport(WINDOW.wide, WINDOW.height));
      afterAll(() => page.viewport(WINDOW.phone, WINDOW.height));
    }

    function setUp() {
      localStorage.setItem(CART_KEY, JSON.stringify(shop.cart ?? cart));
      const network = interceptCall(on, shop.scenarios ?? [], call.after);
      return {
        network,
        makeCall: async () => {
          render(shop, call.screen);
          await act?.();
        },
      };
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

    async function expectFailure(network: Network, text: RegExp, valuesBefore: string[]) {
      await expectText(text);
      expectCartKept(network);
      if (isSuccess(text)) return;
      if (act && !isOrdered(network))
        expect(fieldValues()).toEqual(expect.arrayContaining(valuesBefore.filter(Boolean)));
      expectAction(call.nextStep);
    }

    /** A fault in an answer from which the shop reads nothing is a success. */
    const isSuccess = (text: RegExp) => text.source === call.done.source;

    function expectAction(name: RegExp | undefined) {
      if (name) expect(queryActions(name).length, `buttons and links called ${name}`).toBeGreaterThan(0);
    }

    it.each(Object.entries(faults))('%s', async (name, fault) => {
      const { network, makeCall } = setUp();
      network.set(fault);
      await makeCall();
      const valuesBefore = fieldValues();
      await network.isAsked();
      // The expected text may be there already; a failure needs time to replace it.
      if (isSuccess(call.fails)) await timeToReact();
      const text = call.says?.[name as FaultName] ?? (name === 'the answer twice' ? call.done : call.fails);
      await expectFailure(network, text, valuesBefore);
      if (act && !call.repeats && !call.isRetried) {
        expect(network.asked(), 'calls for one action, in a row without isRetried').toBe(1);
      }
    });

    const { code } = call;
    if (code) {
      it('a code of the contract', async () => {
        const { network, makeCall } = setUp();
        const [data, text] = code;
        network.set(refusal(data));
        await makeCall();
        await network.isAsked();
        await expectText(text);
        expectCartKept(network);
        if (!isSuccess(text)) expectAction(/\S/);
        expect(network.asked()).toBe(1);
      });
    }

    it('no answer for long', async () => {
      shortenTimeLimits();
      const { network, makeCall } = setUp();
      network.set('hold');
      await makeCall();
      await network.isHeld();
      await expectText(call.waits);
      // A second click on a busy button sends nothing.
      for (const button of screen.queryAllByRole('button', { busy: true })) button.click();
      await timeToReact();
      expect(network.asked()).toBe(1);
      if (call.continuesWithout) await expectText(call.done);
      await goTo(OTHER_PAGE);
      await expectText(isOtherPage);
      expectCartKept(network);
      network.drop();
    });

    it('an answer after the shopper has gone to another page', async () => {
      const { network, makeCall } = setUp();
      network.set('hold');
      await makeCall();
      await network.isHeld();
      await goTo(OTHER_PAGE);
      await expectText(isOtherPage);
      network.set(undefined);
      await network.release();
      await timeToReact();
      await expectText(isOtherPage);
      expectCartKept(network);
    });

    if (!isTimerOnly) {
      it('answers in another order than the calls', async () => {
        const { network, makeCall } = setUp();
        network.set('hold');
        await makeCall();
        await network.isHeld();
        await goTo(OTHER_PAGE);
        await expectText(isOtherPage);
        network.set(undefined);
        await goTo(shop.path, shop.state);
        await (call.again ?? act)?.();
        await expectText(call.done);
        network.drop();
        await timeToReact();
        expect(pageText()).toMatch(call.done);
        expectCartKept(network);
      });
    }

    it('a failure that passes', async () => {
      const { network, makeCall } = setUp();
      network.set(faults['HTTP 500']);
      await makeCall();
      await network.isAsked();
      const text = call.says?.['HTTP 500'] ?? call.fails;
      await expectText(text);
      // The text may have been there before the failure.
      await queriesSettled();
      network.set(undefined);
      if (call.recovers) call.recovers();
      else if (call.nextStep && !call.repeats && !isSuccess(text)) await press(call.nextStep);
      await expectText(call.done);
      expectCartKept(network);
    });
  });
}
