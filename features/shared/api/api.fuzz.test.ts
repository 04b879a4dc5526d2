import { matchRoutes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { testBackend } from '#mocks/backend/testing';
import { fixtures } from '#mocks/fixtures';
import { malformed, malformedText, property } from '#mocks/fuzz';
import { hundredths, offerId, orderNumber, rpcAnswering, slug } from '#mocks/testing';
import { MAX_QUANTITY } from '../cart';
import { formatDateTime, formatMoney, times } from '../country';
import { displayedReviewCount, pictureOf } from '../offer';
import { RpcError } from '../protocol';
import { routes } from '../routes';
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
} from '.';
import { fetchOffer } from './offers';
import { fetchReviews } from './reviews';

// Valid answers of the mock backend, which the properties corrupt.
const backend = testBackend().visitor();
const { member } = fixtures.BA;
const single = await backend.call('offers.f.getSlog', { Slog: 'alpha-potent' });
const bundle = await backend.call('offers.f.getSlog', { Slog: 'paket-snaga' });
const reviews = await backend.call('shopReviews.getAll', { OfferID: 1, orders: 'withFiles' });

/** The value that a request reads from an answer; `undefined` if it rejects with the error for invalid answers. */
async function settled<T>(read: (rpc: ShopRpc) => Promise<T>, answer: unknown): Promise<T | undefined> {
  try {
    return await read(rpcAnswering(() => answer));
  } catch (error) {
    expect(error).toEqual(new RpcError('RPC_CLIENT_ERROR'));
    return undefined;
  }
}

const MONEY = /^\d{1,3}(\.\d{3})*,\d\d\u00A0/;

/** What every screen relies on. */
function expectValid(offer: Offer): void {
  for (const price of [offer.newPrice, offer.oldPrice, offer.lowestPrice30 ?? hundredths(0)]) {
    expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
    expect(formatMoney(times(price, MAX_QUANTITY), offer.currency)).toMatch(MONEY);
  }
  expect(offer.oldPrice).toBeGreaterThanOrEqual(offer.newPrice);
  expect(offer.name.trim()).not.toBe('');
  expect(matchRoutes([{ path: routes.offer.path }], routes.offer.href(offer.slug))).not.toBeNull();
  for (const { slug } of offer.children ?? []) routes.offer.href(slug);
  for (const number of [displayedReviewCount(offer), offer.rating, offer.stockDays ?? 0]) {
    expect(Number.isFinite(number)).toBe(true);
  }
  for (const url of offer.images) pictureOf(url);
}

property('a list of offers', 1_200, malformed([single, bundle]), async (answer) => {
  const read = (await settled(fetchOffers, answer))?.offers ?? [];
  for (const offer of read) expectValid(offer);
});

property('an offer', 800, malformed(bundle), async (answer) => {
  const offer = await settled((rpc) => fetchOffer(rpc, slug('x')), answer);
  if (offer) expectValid(offer);
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

property('the logged-in user', 500, malformed({ UserInfo: member.UserInfo }), async (answer) => {
  const user = await settled(checkLogin, answer);
  for (const field of Object.values(user ?? {})) expect(field).toBeTypeOf('string');
});

property('an id of an order, an account or a review', 500, malformed('4711'), async (answer) => {
  const user = { email: '', password: '', phone: '', firstName: '', lastName: '' };
  const order = { articles: [], firstName: '', lastName: '', phone: '', key: '' };
  const text = { offerId: offerId(''), rating: 0 as const, title: '', text: '', attachments: [] };
  const made = await settled((rpc) => addOrder(rpc, order), answer);
  if (made !== undefined) routes.thankYou.href(made);
  await settled((rpc) => addUser(rpc, user), answer);
  await settled((rpc) => addReview(rpc, text), answer);
});

property('an uploaded picture', 500, malformed({ ID: 1, ImageName: 'x', Url: '/x.png' }), async (answer) => {
  const file = new File([], 'x.png');
  const attachment = await settled((rpc) => uploadImage(rpc, { name: 'x', file }, {}), answer);
  for (const field of Object.values(attachment ?? {})) expect(field).toBeTypeOf('string');
});

const external = malformedText({ status: 'ok', data: ['Paket preuzet'], country_code: 'BA' });
property('the external services', 800, external, async (text) => {
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
