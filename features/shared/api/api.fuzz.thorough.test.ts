import { matchRoutes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { type CallName, handlers } from '#mocks/backend';
import { testBackend } from '#mocks/backend/testing';
import { hasFile, sendExample } from '#mocks/examples';
import { malformed, malformedText, property } from '#mocks/fuzz';
import { hundredths } from '#mocks/testing';
import { MAX_QUANTITY } from '../cart';
import { formatDateTime, formatMoney, times } from '../country';
import { routes } from '../navigation';
import { displayedReviewCount, pictureOf } from '../offer';
import { RpcError } from '../protocol';
import { type AnswerTo, fetchVisitorCountry, type Offer, readAnswer, type ShopCall } from '.';

const backend = testBackend().visitor();

/** A valid answer of the mock backend, which the properties corrupt. */
async function validAnswer(name: CallName): Promise<unknown> {
  const [example] = handlers[name].examples;
  if (!example) throw new Error(`The handler of ${name} has no example.`);
  if (example.caller) await backend.logIn();
  if (hasFile(example)) return { ID: 1, ImageName: 'x', Url: '/x.png' };
  const answer = await (await sendExample(backend, example)).json();
  const data = 'meta' in answer ? answer.data : answer;
  // The first and the last of a list: of the offers, the last is a bundle.
  return Array.isArray(data) ? [data[0], data.at(-1)] : data;
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
const areTexts = (value: object) => Object.values(value).forEach(isText);

/** What a screen relies on in the answer to a call, beside what its type says. */
const holds: { [Name in CallName]?: (value: AnswerTo<(typeof handlers)[Name]['call']>) => void } = {
  offers: ({ offers }) => offers.forEach(expectValid),
  offer: expectValid,
  login: areTexts,
  session: areTexts,
  profile: areTexts,
  account: (orders) => {
    for (const order of orders) {
      expect(order.number).not.toBe('');
      routes.track.href(order.number);
      formatDateTime(order.createdAt, { timeZone: 'Europe/Sarajevo' });
      for (const { quantity } of order.articles) expect(Number.isFinite(quantity)).toBe(true);
    }
  },
  orders: (id) => void routes.thankYou.href(id),
  reviews: (reviews) => {
    for (const one of reviews) {
      expect(one.isApproved).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(one.rating);
    }
  },
  review: isText,
  upload: areTexts,
  shipments: (lines) => {
    for (const line of lines ?? []) expect(line.trim()).not.toBe('');
  },
  geo: (country) => expect(country).not.toBe(''),
};

/** Reads an answer. It is either valid, or rejected with the error for invalid answers. */
function check<Call extends ShopCall>(
  call: Call,
  answer: unknown,
  isSound?: (value: AnswerTo<Call>) => void,
) {
  let value: AnswerTo<Call>;
  try {
    value = readAnswer(call, answer);
  } catch (error) {
    expect(error).toEqual(new RpcError('RPC_CLIENT_ERROR'));
    return;
  }
  isSound?.(value);
}

for (const name of Object.keys(handlers) as CallName[]) {
  const valid = await validAnswer(name);
  property(`an answer to ${handlers[name].call.name}`, 800, malformed(valid), (answer) =>
    check<ShopCall>(handlers[name].call, answer, holds[name] as ((value: unknown) => void) | undefined),
  );
}

property('a service outside the backend', 800, malformedText({ country_code: 'BA' }), async (text) => {
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('fetch', async () => new Response(text));
  const [outcome] = await Promise.allSettled([fetchVisitorCountry()]);
  if (outcome.status === 'rejected') expect(outcome.reason).toEqual(new RpcError('RPC_CLIENT_ERROR'));
});
