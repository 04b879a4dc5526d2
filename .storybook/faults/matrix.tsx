import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CART_KEY } from '#features/shared/cart';
import type { ErrorCode, Target } from '#mocks/backend';
import { network } from '../shop/network';
import type { Canvas } from '../shop/plays';
import type { ShopParameters } from '../shop/StoryShop';
import { interceptCall, refusal, serverError } from './network';
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
  /** Text while there is no answer. Left out where the shop goes on without one after some seconds. */
  waits?: RegExp;
  /** Text after HTTP 500. Left out where the shop goes on as after success. */
  fails?: RegExp;
  /** An error code that the contract lists for this call, and its text. Left out where another test of the row shows that text. */
  code?: [ErrorCode, RegExp];
  /** A button or link that can be used after a failure. Left out where the shop retries by itself. */
  nextStep?: RegExp;
  /** How the answer comes once the fault has passed. Default: a press on `nextStep`. */
  recovers?: () => void;
  /** Text after success. */
  done: RegExp;
  /** An answer that comes late could lose or double something. */
  canBeLate?: boolean;
  /** Text after an answer that comes once the shopper has gone to another page. Left out where that page stays. */
  follows?: RegExp;
  /** The shop repeats a failed call once, as it does with queries. Not needed without `act`. */
  isRetried?: boolean;
  /** The shop repeats the call until there is an answer (Specification/Session). */
  repeats?: boolean;
  /** Shown in a window that fits all links of the header. All others are as wide as a phone. */
  isWide?: boolean;
}

/** In px. */
const WINDOW = { phone: 414, wide: 1280, height: 896 };

type Network = ReturnType<typeof interceptCall>;

const OTHER_PAGE = '/na-drugoj-stranici';
const isOtherPage = /^\/na-drugoj-stranici$/m;
const cart = [{ ID: 1, quantity: 2 }];

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

/** Tests what becomes of each call when it fails, and, where it matters, when its answer comes late. */
export function faultMatrix(calls: Record<string, Call>): void {
  const errors: unknown[] = [];
  const onRejection = ({ reason }: PromiseRejectionEvent) => errors.push(reason);

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(...args));
    // The shop warns of each malformed answer.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    addEventListener('unhandledrejection', onRejection);
    network.enable();
  });
  afterAll(() => {
    network.disable();
    removeEventListener('unhandledrejection', onRejection);
    vi.restoreAllMocks();
  });

  describe.each(Object.entries(calls))('%s', (_name, call) => {
    const { shop, on, act, waits, fails, code, nextStep, recovers, done, repeats = false } = call;

    if (call.isWide) {
      beforeAll(() => page.viewport(WINDOW.wide, WINDOW.height));
      afterAll(() => page.viewport(WINDOW.phone, WINDOW.height));
    }

    /** Opens the screen and makes the call. */
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

    /** Makes the call and goes to another page before it is answered. */
    async function leaveDuringCall() {
      const cell = await makeCall('hold');
      await cell.network.isAsked();
      await cell.goTo(OTHER_PAGE);
      await expectText(isOtherPage);
      expectCartKept(cell.network);
      cell.network.set(undefined);
      return cell;
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

    const findAction = ({ canvas }: Shopper, name: RegExp) =>
      waitFor(() => {
        const [first] = queryActions(canvas, name);
        if (!first) throw new Error(`No button or link is called ${name}.`);
        return first;
      });

    it('fails, and works once the fault has passed', async () => {
      const { network, shopper, queriesSettled, callsSettled } = await makeCall(waits ? 'hold' : serverError);
      await network.isAsked();
      if (waits) await expectText(waits);
      const typed = fieldValues().filter(Boolean);
      // A second click on a busy button sends nothing.
      for (const button of shopper.canvas.queryAllByRole('button', { busy: true })) button.click();
      network.set(serverError);
      network.drop();
      // The text may have been there before the failure.
      await (fails ? queriesSettled() : callsSettled());
      await expectText(fails ?? done);
      expectCartKept(network);
      if (act && !repeats && !call.isRetried) {
        expect(network.asked(), 'calls for one action, in a row without isRetried').toBe(1);
      }
      if (!fails) return;
      if (act && !isOrdered(network)) expect(fieldValues()).toEqual(expect.arrayContaining(typed));
      const action = nextStep && (await findAction(shopper, nextStep));
      network.set(undefined);
      if (recovers) recovers();
      else if (action && !repeats) await shopper.userEvent.click(action);
      await expectText(done);
      expectCartKept(network);
    });

    if (code) {
      const [data, text] = code;
      it(`is refused: ${data}`, async () => {
        const { network, shopper } = await makeCall(refusal(data));
        await expectText(text);
        await findAction(shopper, /\S/);
        expect(network.asked()).toBe(1);
        expectCartKept(network);
      });
    }

    if (call.canBeLate) {
      it('is answered after the shopper has gone to another page', async () => {
        const { network, callsSettled } = await leaveDuringCall();
        await network.release();
        await callsSettled();
        await expectText(call.follows ?? isOtherPage);
        expectCartKept(network);
      });
    }

    // Orders wait for each other (`placeOrder.test.ts`).
    if (call.canBeLate && !call.follows) {
      it('is answered after a later call', async () => {
        const { network, shopper, goTo, callsSettled } = await leaveDuringCall();
        await goTo(shop.path, shop.state);
        await (call.again ?? act)?.(shopper);
        await expectText(done);
        network.drop();
        await callsSettled();
        if (fails) expect(pageText()).not.toMatch(fails);
        expectCartKept(network);
      });
    }
  });
}
