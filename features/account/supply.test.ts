import { describe, expect, it } from 'vitest';
import { fetchOffers } from '#features/shared/api';
import { formatDay } from '#features/shared/country';
import { offerId, rpcAnswering, wireOffer } from '#mocks/testing';
import { deliveryDay, suppliesOf } from './supply';

const food = (NetQuantity: string, portion: string) => ({
  Food: { Ingredients: 'x', NetQuantity, DailyDose: `${portion}: cink 10 mg.` },
});

const child = (ID: number, Quantity: number) => ({ ID, Name: `Offer ${ID}`, Slog: `offer-${ID}`, Quantity });

const article = (id: number, quantity: number) => ({ offerId: offerId(String(id)), quantity });

/** 14 December 2026. */
const start = Date.UTC(2026, 11, 14) / 86_400_000;

async function endsOf(...articles: ReturnType<typeof article>[]) {
  const { offers } = await fetchOffers(
    rpcAnswering(() => [
      wireOffer(1, food('60 kapsula', '2 kapsule')),
      wireOffer(2, food('50 ml', '30 kapi (1,5 ml)')),
      wireOffer(3),
      wireOffer(4, { ChildOffers: [child(1, 2), child(3, 1)] }),
    ]),
  );
  return suppliesOf(articles, offers, start).map(({ product, lastDay }) => [product, formatDay(lastDay)]);
}

describe('the last day of a pack', () => {
  it('counts the first day, and every pack of an order', async () => {
    expect(await endsOf(article(1, 1))).toEqual([['Offer 1', '12.01.2027']]);
    expect(await endsOf(article(1, 2))).toEqual([['Offer 1', '11.02.2027']]);
  });

  it('is told of each product, the earliest first; a bundle counts as its contents', async () => {
    expect(await endsOf(article(4, 1), article(2, 1), article(1, 1))).toEqual([
      ['Offer 2', '15.01.2027'],
      ['Offer 1', '13.03.2027'],
    ]);
  });

  it('is not guessed without a dose, or for what is no longer sold', async () => {
    expect(await endsOf(article(3, 1), article(9, 1))).toEqual([]);
  });
});

it.each([
  ['21.08.2026 11:55', '21.08.2026'],
  ['1.2.2026.', '01.02.2026'],
  ['29.02.2028', '29.02.2028'],
])('the delivery of %j is on %s', (moment, day) => {
  const read = deliveryDay(moment);
  expect(read && formatDay(read)).toBe(day);
});

it.each([undefined, '', 'jučer', '31.02.2026'])('the delivery of %j is unknown', (moment) => {
  expect(deliveryDay(moment)).toBeUndefined();
});
