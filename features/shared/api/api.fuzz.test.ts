import { matchRoutes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { testBackend } from '#mocks/backend/testing';
import { exampleOf, hasFile } from '#mocks/examples';
import { malformed, malformedText, property } from '#mocks/fuzz';
import { hundredths, offerId, orderNumber, rpcAnswering, slug } from '#mocks/testing';
import { MAX_QUANTITY } from '../cart';
import { formatDateTime, formatMoney, times } from '../country';
import { routes } from '../navigation';
import { displayedReviewCount, pictureOf } from '../offer';
import { RpcError } from '../protocol';
import {
  addOrder,
  addReview,
  addSubscriber,
  addUser,
  changePassword,
  checkLogin,
  editUser,
  fetchOffers,
  fetchOrders,
  fetchShipment,
  fetchVisitorCountry,
  joinClub,
  login,
  logout,
  type Offer,
  resetPassword,
  type ShopMethod,
  type ShopRpc,
  sendResetCode,
  uploadImage,
} from '.';
import { fetchOffer } from './offers';
import { fetchReviews } from './reviews';

const backend = testBackend().visitor();

/** A valid answer of the mock backend, which the properties corrupt. */
async function validAnswer(method: string): Promise<unknown> {
  const { after, caller, ...example } = exampleOf(method);
  if (caller) await backend.logIn();
  if (after) await backend.rpc({ action: 'call', ...after });
  if (hasFile(example)) return { ID: 1, ImageName: 'x', Url: '/x.png' };
  const { data } = await backend.rpc({ action: 'call', ...example });
  // The first and the last of a list: of the offers, the last is a bundle.
  return Array.isArray(data) ? [data[0], data.at(-1)] : data;
}

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

const isText = (value: unknown) => expect(value).toBeTypeOf('string');
const password = { oldPassword: '', newPassword: '' };
const newUser = { email: '', password: '', phone: '', firstName: '', lastName: '' };
const newOrder = { articles: [], firstName: '', lastName: '', phone: '', key: '' };
const newReview = { offerId: offerId(''), rating: 0 as const, title: '', text: '', attachments: [] };

/** Makes a call that gets this answer, and checks what the shop reads from it. */
type Check = (answer: unknown) => Promise<void>;

/** A call of the shop, and what must hold of whatever it reads from an answer. */
const check =
  <T>(call: (rpc: ShopRpc) => Promise<T>, holds: (value: T) => void = () => {}): Check =>
  async (answer) => {
    const value = await settled(call, answer);
    if (value !== undefined) holds(value);
  };

/** Every call of the shop. A method of the contract without one does not compile. */
const checks: Record<ShopMethod, Check> = {
  'offers.f.getAll': check(fetchOffers, ({ offers }) => {
    for (const offer of offers) expectValid(offer);
  }),
  'offers.f.getSlog': check(
    (rpc) => fetchOffer(rpc, slug('x')),
    (offer) => offer && expectValid(offer),
  ),
  'auth.loginShop': check(
    (rpc) => login(rpc, { username: '', password: '' }),
    (user) => Object.values(user).forEach(isText),
  ),
  'auth.logout': check(logout),
  'auth.checkLogin': check(checkLogin, (user) => Object.values(user ?? {}).forEach(isText)),
  'auth.generateToken': check((rpc) => sendResetCode(rpc, '')),
  'auth.resetPassword': check((rpc) => resetPassword(rpc, { address: '', code: '', newPassword: '' })),
  'shopUsers.f.add': check((rpc) => addUser(rpc, newUser)),
  'shopUsers.f.edit': check(
    (rpc) => editUser(rpc, {}),
    (user) => Object.values(user).forEach(isText),
  ),
  'shopUsers.f.changePassword': check((rpc) => changePassword(rpc, password)),
  'shopOrders.f.getAll': check(fetchOrders, (orders) => {
    for (const order of orders) {
      expect(order.number).not.toBe('');
      routes.track.href(order.number);
      formatDateTime(order.createdAt, { timeZone: 'Europe/Sarajevo' });
      for (const { quantity } of order.articles) expect(Number.isFinite(quantity)).toBe(true);
    }
  }),
  'shopOrders.add': check(
    (rpc) => addOrder(rpc, newOrder),
    (id) => routes.thankYou.href(id),
  ),
  'shopReviews.getAll': check(
    (rpc) => fetchReviews(rpc, offerId('1'), 'best'),
    (reviews) => {
      for (const one of reviews) {
        expect(one.isApproved).toBe(true);
        expect([1, 2, 3, 4, 5]).toContain(one.rating);
      }
    },
  ),
  'shopReviews.add': check((rpc) => addReview(rpc, newReview), isText),
  'staticContent.images.f.upload': check(
    (rpc) => uploadImage(rpc, { name: 'x', file: new File([], 'x.png') }, {}),
    (attachment) => Object.values(attachment).forEach(isText),
  ),
};

for (const [method, holds] of Object.entries(checks)) {
  property(`an answer to ${method}`, 800, malformed(await validAnswer(method)), holds);
}

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
