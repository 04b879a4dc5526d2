import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CART_KEY } from '#features/shared/cart';
import type { ErrorCode } from '#mocks/backend';
import type { ShopParameters } from '../StoryShop';
import { type FaultName, faults, refusal } from './faults';
import { overlay, type Subject, startNetwork, stopNetwork } from './network';
import { clear, goTo, hurry, losePatience, press, says, show, ways, words, written } from './stage';

/** One call of one screen. */
export interface Call {
  shop: ShopParameters & { path: string };
  screen: ReactNode;
  on: Subject;
  /** Where the screen asks for the same at several times: what it asked for just before the call that is meant. */
  after?: Subject;
  /** What the person does, from the screen as it opens to the call; nothing where the screen asks by itself. */
  act?: () => Promise<void>;
  /** What the person does who comes back before there is an answer; left out where it is the same. */
  again?: () => Promise<void>;
  /** What is said while there is no answer. */
  waits: RegExp;
  /** What is said where there is no answer that can be used. */
  fails: RegExp;
  /** What is said instead, by the fault. */
  says?: Partial<Record<FaultName, RegExp>>;
  /** A refusal that the contract knows of this call, with what is said of it. */
  code?: [ErrorCode, RegExp];
  /** What can be pressed after a failure; left out where the shop tries on by itself, under its header. */
  wayOn?: RegExp;
  /** How it comes after a failure that has passed; left out where it is a press on `wayOn`. */
  comes?: () => void;
  /** What is said when all is well. */
  done: RegExp;
  /** It is asked for again by the shop until there is an answer (seed §4). */
  insists?: boolean;
  /** The shop waits for an answer for a while, then goes on without. */
  goesOn?: boolean;
  /** Nothing but the screen's own timer asks again: there are never two at a time. */
  isAlone?: boolean;
  /** In a window with room for all links of the header; all others are as wide as a phone. */
  isWide?: boolean;
}

const reads: ReadonlySet<Subject> = new Set<Subject>([
  'offers.f.getAll',
  'offers.f.getSlog',
  'shopReviews.getAll',
  'shopOrders.f.getAll',
  'auth.checkLogin',
  '/api/deals/getShippmentStatus',
  '/geo',
]);

/** In px. */
const WINDOW = { phone: 414, wide: 1280, height: 896 };

type Network = ReturnType<typeof overlay>;

const ELSEWHERE = '/na-drugoj-stranici';
const isElsewhere = /^\/na-drugoj-stranici$/m;
const cart = [{ ID: 1, quantity: 2 }];

const pause = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));

/** What stands in the place of what depends on the login while that cannot be asked; it is asked again every 2 s (seed §4). */
export const LOGIN_UNKNOWN = /Ne možemo provjeriti da li ste prijavljeni.*Nema veze sa serverom/s;

/** One test for each call and each fault. */
export function faultMatrix(calls: Record<string, Call>): void {
  const broken: unknown[] = [];
  const onRejection = ({ reason }: PromiseRejectionEvent) => broken.push(reason);

  beforeAll(async () => {
    hurry();
    vi.spyOn(console, 'error').mockImplementation((...said) => broken.push(...said));
    // What is malformed is named in the console, once.
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
    clear();
    expect(broken.splice(0)).toEqual([]);
  });

  describe.each(Object.entries(calls))('%s', (_name, call) => {
    const { shop, on, act, isAlone = false, isWide = false } = call;

    if (isWide) {
      beforeAll(() => page.viewport(WINDOW.wide, WINDOW.height));
      afterAll(() => page.viewport(WINDOW.phone, WINDOW.height));
    }

    /** The screen, just opened. */
    function open() {
      localStorage.setItem(CART_KEY, JSON.stringify(shop.cart ?? cart));
      const network = overlay(on, shop.scenarios ?? [], call.after);
      return {
        network,
        begin: async () => {
          show(shop, call.screen);
          await act?.();
        },
      };
    }

    /** What the cart held has been ordered: it may be empty, and is never ordered twice. */
    function isSpent({ carriedOut }: Network) {
      const orders = carriedOut('shopOrders.add');
      expect(orders).toBeLessThanOrEqual(1);
      return orders === 1;
    }

    function nothingLost(network: Network) {
      if (isSpent(network)) return;
      expect(JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')).toMatchObject(shop.cart ?? cart);
    }

    async function expectFailure(network: Network, said: RegExp, before: string[]) {
      await says(said);
      nothingLost(network);
      if (isDone(said)) return;
      if (act && !isSpent(network)) expect(written()).toEqual(expect.arrayContaining(before.filter(Boolean)));
      hasWayOn();
    }

    /** Nothing is wrong with an answer of which nothing is read. */
    const isDone = (said: RegExp) => said.source === call.done.source;

    function hasWayOn(name = call.wayOn) {
      if (name) expect(ways(name).length, `a way on: ${name}`).toBeGreaterThan(0);
    }

    it.each(Object.entries(faults))('%s', async (name, fault) => {
      const { network, begin } = open();
      network.set(fault);
      await begin();
      const before = written();
      await network.isAsked();
      // Where nothing is to be seen of a failure, it has had the time to be.
      if (isDone(call.fails)) await pause();
      const said = call.says?.[name as FaultName] ?? (name === 'the answer twice' ? call.done : call.fails);
      await expectFailure(network, said, before);
      // What is only read may be asked for again.
      if (!call.insists && !reads.has(on)) expect(network.asked()).toBe(1);
    });

    const { code } = call;
    if (code) {
      it('a code of the contract', async () => {
        const { network, begin } = open();
        const [data, said] = code;
        network.set(refusal(data));
        await begin();
        await network.isAsked();
        await says(said);
        nothingLost(network);
        if (!isDone(said)) hasWayOn(/\S/);
        expect(network.asked()).toBe(1);
      });
    }

    it('no answer for long', async () => {
      losePatience();
      const { network, begin } = open();
      network.set('hold');
      await begin();
      await network.isHeld();
      await says(call.waits);
      // Impatience sends nothing more.
      for (const busy of document.querySelectorAll<HTMLElement>('[aria-busy="true"]')) busy.click();
      await pause();
      expect(network.asked()).toBe(1);
      if (call.goesOn) await says(call.done);
      await goTo(ELSEWHERE);
      await says(isElsewhere);
      nothingLost(network);
      network.drop();
    });

    it('an answer after the person has left', async () => {
      const { network, begin } = open();
      network.set('hold');
      await begin();
      await network.isHeld();
      await goTo(ELSEWHERE);
      await says(isElsewhere);
      network.set(undefined);
      await network.letGo();
      await pause();
      await says(isElsewhere);
      nothingLost(network);
    });

    if (!isAlone) {
      it('answers in another order than the calls', async () => {
        const { network, begin } = open();
        network.set('hold');
        await begin();
        await network.isHeld();
        await goTo(ELSEWHERE);
        await says(isElsewhere);
        network.set(undefined);
        await goTo(shop.path, shop.state);
        await (call.again ?? act)?.();
        await says(call.done);
        network.drop();
        await pause();
        expect(words()).toMatch(call.done);
        nothingLost(network);
      });
    }

    it('a failure that passes', async () => {
      const { network, begin } = open();
      network.set(faults['HTTP 500']);
      await begin();
      await network.isAsked();
      const said = call.says?.['HTTP 500'] ?? call.fails;
      await says(said);
      network.set(undefined);
      if (call.comes) {
        // Where the same is said before and after the failure, nothing else tells that it has come.
        await new Promise((resolve) => setTimeout(resolve, 300));
        call.comes();
      } else if (call.wayOn && !call.insists && !isDone(said)) await press(call.wayOn);
      await says(call.done);
      nothingLost(network);
    });
  });
}
