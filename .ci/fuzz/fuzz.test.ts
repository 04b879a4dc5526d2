import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes, parsePath, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addOrder,
  addReview,
  addSubscriber,
  addUser,
  checkLogin,
  fetchOffers,
  fetchOrders,
  fetchShipment,
  fetchVisitorCountry,
  joinClub,
  type Offer,
  type ShopRpc,
  uploadImage,
} from '#features/shared/api';
import { createCart, MAX_QUANTITY, summarizeCart } from '#features/shared/cart';
import { findTopic, quizGoals, topics } from '#features/shared/content';
import {
  countries,
  detectCountry,
  formatDateTime,
  formatMoney,
  times,
  toHundredths,
} from '#features/shared/country';
import { displayedReviewCount, pictureOf } from '#features/shared/offer';
import { createRpcClient, RpcError } from '#features/shared/protocol';
import { routes } from '#features/shared/routes';
import { fixtures } from '#mocks/fixtures';
import { hundredths, offerId, orderId, orderNumber, rpcAnswering, slug } from '#mocks/testing';
import { findArrived } from '../../features/checkout/arrival';
import { createAttempt, wasSent } from '../../features/checkout/attempt';
import { readChoice } from '../../features/consent/choice';
import { sortOffers, useSort } from '../../features/listing/parts/sorting';
import { readRecentlyViewed, rememberViewed } from '../../features/offer/parts/recentlyViewed';
import { readAnswers } from '../../features/quiz/answers';
import { progressOf, readStep } from '../../features/quiz/steps';
import { fetchOffer } from '../../features/shared/api/offers';
import { fetchReviews } from '../../features/shared/api/reviews';
import { readLoginState } from '../../features/shared/forms/loginState';
import { testBackend } from '../../mocks/backend/testing';
import { printRuns, property } from './property';
import { addressText, malformed, malformedText } from './values';

printRuns();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Answers as the mock backend gives them, which the properties then spoil. */
const backend = testBackend().visitor();
const { member } = fixtures.BA;
const single = await backend.call('offers.f.getSlog', { Slog: 'alpha-potent' });
const bundle = await backend.call('offers.f.getSlog', { Slog: 'paket-snaga' });
const reviews = await backend.call('shopReviews.getAll', { OfferID: 1, orders: 'withFiles' });

/** Makes nothing of an answer but what it declares: a value, or the error that says there was no proper one. */
async function settled<T>(read: (rpc: ShopRpc) => Promise<T>, answer: unknown): Promise<T | undefined> {
  try {
    return await read(rpcAnswering(() => answer));
  } catch (error) {
    expect(error).toEqual(new RpcError('RPC_CLIENT_ERROR'));
    return undefined;
  }
}

const MONEY = /^\d{1,3}(\.\d{3})*,\d\d\u00A0/;

/** What every screen takes for granted of an offer. */
function isSound(offer: Offer): void {
  for (const price of [offer.newPrice, offer.oldPrice, offer.lowestPrice30 ?? hundredths(0)]) {
    expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
    expect(formatMoney(times(price, MAX_QUANTITY), offer.currency)).toMatch(MONEY);
  }
  expect(offer.oldPrice).toBeGreaterThanOrEqual(offer.newPrice);
  expect(offer.name.trim()).not.toBe('');
  expect(matchRoutes([{ path: routes.offer.path }], routes.offer.href(offer.slug))).not.toBeNull();
  for (const child of offer.children ?? []) routes.offer.href(child.slug);
  for (const number of [displayedReviewCount(offer), offer.rating, offer.stockDays ?? 0]) {
    expect(Number.isFinite(number)).toBe(true);
  }
  for (const url of offer.images) pictureOf(url);
}

describe('answers', () => {
  property('a list of offers', 1_200, malformed([single, bundle]), async (answer) => {
    const read = (await settled(fetchOffers, answer))?.offers ?? [];
    for (const offer of read) isSound(offer);
    sortOffers(read, 'name', 'bs');
  });

  property('an offer', 800, malformed(bundle), async (answer) => {
    const offer = await settled((rpc) => fetchOffer(rpc, slug('x')), answer);
    if (offer) isSound(offer);
  });

  property('orders', 800, malformed(member.Orders.slice(0, 2)), async (answer) => {
    for (const order of (await settled(fetchOrders, answer)) ?? []) {
      expect(order.number).not.toBe('');
      routes.track.href(order.number);
      formatDateTime(order.createdAt, { timeZone: 'Europe/Sarajevo' });
      for (const { quantity } of order.articles) expect(Number.isFinite(quantity)).toBe(true);
    }
  });

  property('reviews', 800, malformed(reviews.slice(0, 2)), async (answer) => {
    for (const one of (await settled((rpc) => fetchReviews(rpc, offerId('1'), 'best'), answer)) ?? []) {
      expect(one.isApproved).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(one.rating);
    }
  });

  property('who is logged in', 500, malformed({ UserInfo: member.UserInfo }), async (answer) => {
    const user = await settled(checkLogin, answer);
    for (const field of Object.values(user ?? {})) expect(field).toBeTypeOf('string');
  });

  property('an id, of an order, an account or a review', 500, malformed('4711'), async (answer) => {
    const user = { email: '', password: '', phone: '', firstName: '', lastName: '' };
    const order = { articles: [], firstName: '', lastName: '', phone: '', key: '' };
    const text = { offerId: offerId(''), rating: 0 as const, title: '', text: '', attachments: [] };
    const made = await settled((rpc) => addOrder(rpc, order), answer);
    if (made !== undefined) routes.thankYou.href(made);
    await settled((rpc) => addUser(rpc, user), answer);
    await settled((rpc) => addReview(rpc, text), answer);
  });

  property(
    'an uploaded picture',
    500,
    malformed({ ID: 1, ImageName: 'x', Url: '/x.png' }),
    async (answer) => {
      const file = new File([], 'x.png');
      const attachment = await settled((rpc) => uploadImage(rpc, { name: 'x', file }, {}), answer);
      for (const field of Object.values(attachment ?? {})) expect(field).toBeTypeOf('string');
    },
  );

  const external = malformedText({ status: 'ok', data: ['Paket preuzet'], country_code: 'BA' });
  property('the services beside the shop', 800, external, async (text) => {
    vi.stubGlobal('fetch', async () => new Response(text));
    const outcomes = await Promise.allSettled([
      fetchShipment('', orderNumber('1')),
      fetchVisitorCountry(''),
      joinClub('', { name: '', phone: '', country: '' }),
      addSubscriber('', { phone: '', offerId: offerId('') }),
    ]);
    const [lines, country] = outcomes;
    if (lines.status === 'fulfilled') for (const line of lines.value) expect(line.trim()).not.toBe('');
    if (country.status === 'fulfilled') expect(country.value).not.toBe('');
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Error);
  });
});

describe('the RPC client', () => {
  const answer = { status: 'ok', data: 1, meta: { id: 1 } };

  /** Answers with a text. The ids 1 and 2 in it become those of the calls, which the page counts on. */
  function serve(text: string) {
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const [first] = [JSON.parse(body)].flat();
      return new Response(
        text.replace(/"id":([12])\b/g, (_, id) => `"id":${first.meta.id + Number(id) - 1}`),
      );
    });
  }

  property('an answer to a call', 1_000, malformedText(answer), async (text) => {
    serve(text);
    const outcome = await createRpcClient({ url: '' })
      .call({ method: 'a' })
      .then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      );
    if ('error' in outcome) expect(outcome.error).toBeInstanceOf(RpcError);
    else expect(outcome.data ?? undefined).toBeDefined();
  });

  property(
    'an answer to a batch',
    500,
    malformedText([answer, { ...answer, meta: { id: 2 } }]),
    async (text) => {
      serve(text);
      const results = await createRpcClient({ url: '' })
        .batch([{ method: 'a' }, { method: 'b' }])
        .catch((error: unknown) => {
          expect(error).toBeInstanceOf(RpcError);
          return undefined;
        });
      if (results) expect(results).toHaveLength(2);
    },
  );
});

function storageWith(stored: string): Storage {
  return {
    length: 1,
    clear: () => {},
    key: () => null,
    getItem: () => stored,
    setItem: () => {},
    removeItem: () => {},
  };
}

describe('storages', () => {
  const lines = [
    { ID: '1', quantity: 2 },
    { ID: 2, quantity: '3' },
    { ID: '1', quantity: 1 },
  ];

  property('the cart', 1_500, malformedText(lines), (stored) => {
    const cart = createCart(storageWith(stored));
    const read = cart.store.getState().lines;
    expect(new Set(read.map(({ offerId }) => offerId)).size).toBe(read.length);
    for (const { quantity } of read) {
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true);
    }
    // What is stored again is read again as the same.
    const kept = JSON.stringify(read.map(({ offerId, quantity }) => ({ ID: offerId, quantity })));
    expect(createCart(storageWith(kept)).store.getState().lines).toEqual(read);
  });

  property('the answers of the quiz', 500, malformedText({ a: [0, 2], b: [1] }), (stored) => {
    vi.stubGlobal('sessionStorage', storageWith(stored));
    for (const chosen of Object.values(readAnswers())) {
      for (const place of chosen) expect(Number.isInteger(place) && place >= 0).toBe(true);
    }
  });

  property('what was looked at, and the consent', 500, malformedText(['1', '2', '3']), (stored) => {
    vi.stubGlobal('localStorage', storageWith(stored));
    for (const id of readRecentlyViewed()) expect(id).toBeTypeOf('string');
    rememberViewed(offerId('1'));
    expect([undefined, 'accepted', 'refused']).toContain(readChoice());
  });

  const attempt = {
    seed: '5f6b3f0e-8a53-4c63-9d6c-0a3f7e3f2f11',
    since: Date.now(),
    after: 1,
    sent: [{ key: '7d0d2a0b-0a86-5e55-8d0a-0b8f3f4f9c11', articles: [{ id: '1', quantity: 2 }] }],
  };
  property('an attempt to order', 500, malformedText(attempt), (stored) => {
    const current = createAttempt(storageWith(stored)).current;
    if (!current) return;
    expect(Number.isFinite(current.since + (current.after ?? 0))).toBe(true);
    findArrived([], current);
    wasSent({ articles: [], firstName: '', lastName: '', phone: '' }, current);
  });
});

/** What a hook makes of an address. */
function hookAt<T>(address: string, hook: () => T): T {
  const seen: T[] = [];
  const Probe = () => {
    seen.push(hook());
    return null;
  };
  renderToString(createElement(StaticRouter, { location: parsePath(address) }, createElement(Probe)));
  const [first] = seen;
  if (first === undefined) throw new Error(`Nothing is rendered at ${address}.`);
  return first;
}

describe('addresses', () => {
  const pages = Object.values(routes).map(({ path }) => ({ path }));
  const parts = fc.tuple(addressText, addressText);

  property('of any page', 400, parts, ([first, second]) => {
    for (const address of [first, `/${first}/${second}`, `/offers/${first}?${second}`]) {
      const matched = matchRoutes(pages, parsePath(address)) ?? [];
      for (const { params } of matched) {
        expect(findTopic(params.topic ?? '')).toBeOneOf([undefined, ...topics]);
      }
    }
  });

  property(
    'with what the shop puts into them',
    400,
    fc.string({ unit: 'grapheme', minLength: 1 }),
    (text) => {
      for (const href of [
        routes.offer.href(slug(text)),
        routes.thankYou.href(orderId(text)),
        routes.blog.href(text),
      ]) {
        expect(matchRoutes(pages, parsePath(href))).not.toBeNull();
      }
      const asked = new URLSearchParams(parsePath(routes.track.href(orderNumber(text))).search);
      expect(asked.get('id')).toBe(text);
    },
  );

  property('of the quiz', 500, parts, ([goal, step]) => {
    for (const one of [goal, ...quizGoals]) {
      const read = readStep(new URLSearchParams({ goal: one, step }));
      const { value, max } = progressOf(read);
      expect(Number.isInteger(value) && value >= 0 && value < max).toBe(true);
    }
  });

  property('with an order of the list', 300, addressText, (sort) => {
    const address = `/most-popular?${new URLSearchParams({ sort })}`;
    expect(hookAt(address, useSort).sort).toBeOneOf([undefined, 'price-asc', 'price-desc', 'name']);
  });

  const elsewhere = fc
    .tuple(fc.constantFrom('//', '/\\', '/\t/', '/ /', '\\\\', 'https://', 'javascript:'), addressText)
    .map(([start, rest]) => ({ from: `${start}evil.example/${rest}` }));

  property(
    'to return to after a login',
    500,
    fc.oneof(malformed({ from: '/checkout' }), elsewhere),
    (state) => {
      const { from = '/' } = readLoginState(state);
      // An address of the shop itself, wherever it is put.
      expect(new URL(from, 'https://shop.example').origin).toBe('https://shop.example');
    },
  );

  property('of a country', 300, parts, ([country, stored]) => {
    const url = new URL('https://shop.example/');
    url.searchParams.set('country', country);
    const tab = { getItem: () => stored, setItem: () => {} };
    expect(detectCountry({ url, tab, configured: stored })).toBeOneOf([...countries]);
  });
});

describe('totals', () => {
  const price = fc.tuple(fc.nat(99_999), fc.nat(99));
  const line = fc.record({ price, more: price, quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) });
  const written = ([whole, hundredths]: readonly [number, number]) =>
    `${whole}.${String(hundredths).padStart(2, '0')}`;
  const exactly = ([whole, hundredths]: readonly [number, number]) =>
    BigInt(whole) * 100n + BigInt(hundredths);

  property('are exact to the hundredth', 700, fc.array(line, { maxLength: 30 }), async (cart) => {
    const wire = cart.map((one, index) => ({
      ...single,
      ID: index,
      // Numbers and numeric texts alike.
      NewPrice: index % 2 ? written(one.price) : Number(written(one.price)),
      OldPrice: Number(written(one.more)),
    }));
    const read = (await settled(fetchOffers, JSON.parse(JSON.stringify(wire))))?.offers ?? [];
    const summary = summarizeCart(
      cart.map(({ quantity }, index) => ({ offerId: offerId(String(index)), quantity })),
      read,
    );
    let newTotal = 0n;
    let oldTotal = 0n;
    for (const { price, more, quantity } of cart) {
      const [now, before] = [exactly(price), exactly(more)];
      newTotal += now * BigInt(quantity);
      oldTotal += (before > now ? before : now) * BigInt(quantity);
    }
    expect(BigInt(summary.newTotal)).toBe(newTotal);
    expect(BigInt(summary.oldTotal)).toBe(oldTotal);
    expect(BigInt(summary.savings)).toBe(oldTotal - newTotal);
    const words = formatMoney(summary.newTotal, 'KM').replace(/[.,]|\u00A0KM/g, '');
    expect(BigInt(words)).toBe(newTotal);
  });

  it('read every price of two decimals up to 1.000,00 as what it says', () => {
    for (let hundredths = 0; hundredths <= 100_000; hundredths += 1) {
      if (toHundredths(hundredths / 100) !== hundredths) throw new Error(`${hundredths}`);
    }
  });
});
