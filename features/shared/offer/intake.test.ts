import { describe, expect, it } from 'vitest';
import { fetchOffers, type Offer } from '#features/shared/api';
import { rpcAnswering, wireOffer } from '#mocks/testing';
import { contentsOf } from './contents';
import { intakeOf, isOverlap } from './intake';
import { referenceOf } from './referenceIntakes';

const DOSE = { Ingredients: 'x' };

async function offersOf(...wire: object[]) {
  return (await fetchOffers(rpcAnswering(() => wire))).offers;
}

const intakeOfAll = (offers: readonly Offer[], taken = offers) =>
  intakeOf(
    contentsOf(
      taken.map(({ id }) => ({ offerId: id, quantity: 1 })),
      offers,
    ),
  );

const product = (ID: number, dose: string, changes: object = {}) =>
  wireOffer(ID, { Food: { ...DOSE, DailyDose: dose }, ...changes });

async function sumsOf(...doses: string[]) {
  const offers = await offersOf(...doses.map((dose, at) => product(at + 1, dose)));
  return intakeOfAll(offers);
}

describe('the daily intake', () => {
  it('adds up a substance of two products and names both', async () => {
    const { sums } = await sumsOf(
      '2 kapsule: cink 10 mg, maka 500 mg, selen 55 µg.',
      '1 mjerica (8 g): Cink 10 mg.',
    );
    expect(sums).toEqual([
      {
        name: 'cink',
        amount: '20\u00A0mg',
        share: 200,
        exceeded: undefined,
        sources: [
          { id: '1', product: 'Offer 1', amount: '10\u00A0mg' },
          { id: '2', product: 'Offer 2', amount: '10\u00A0mg' },
        ],
      },
      expect.objectContaining({ name: 'selen', amount: '55\u00A0µg', share: 100 }),
      expect.objectContaining({ name: 'maka', amount: '500\u00A0mg', share: undefined }),
    ]);
    expect(sums.map(isOverlap)).toEqual([true, false, false]);
  });

  it.each([
    [['selen 55 µg', 'selen 0,1 mg'], '0,155\u00A0mg', 282],
    [['cink 2,5 mg', 'cink 7.5 mg'], '10\u00A0mg', 100],
    [['cink 1,125 mg', 'cink 1.25mg'], '2,375\u00A0mg', 24],
    [['kolagen 5 g', 'kolagen 500 mg'], '5,5\u00A0g', undefined],
    [['vitamin D3 25 mcg', 'vitamin D3 25 μg'], '50\u00A0µg', 1000],
  ])('of %j is %s', async (doses, amount, share) => {
    const { sums } = await sumsOf(...doses.map((dose) => `1 kapsula: ${dose}.`));
    expect(sums).toEqual([expect.objectContaining({ amount, share })]);
  });

  it('says when a sum is above the most that an adult should take, not when it is equal', async () => {
    const most = (...doses: string[]) => sumsOf(...doses).then(({ sums: [sum] }) => sum?.exceeded);
    expect(await most('1: cink 15 mg', '1: cink 10 mg')).toBeUndefined();
    expect(await most('1: cink 15 mg', '1: cink 10,1 mg')).toBe('25\u00A0mg');
    expect(await most('1: selen 255 µg')).toBeUndefined();
    expect(await most('1: selen 256 µg')).toBe('255\u00A0µg');
  });

  it('keeps an extract apart from the plant, and a compound apart from its mineral', async () => {
    const { sums } = await sumsOf(
      '1: maka 500 mg, cink 10 mg',
      '1: ekstrakt make 150 mg, cinkov citrat 30 mg',
    );
    expect(sums.map(({ name, sources }) => [name, sources.length])).toEqual([
      ['cink', 1],
      ['maka', 1],
      ['ekstrakt make', 1],
      ['cinkov citrat', 1],
    ]);
  });

  it('names what it cannot read and guesses nothing', async () => {
    const offers = await offersOf(
      wireOffer(1),
      product(2, 'po potrebi'),
      product(3, '1: cink 1.000 mg, ulje 5 ml, selen 55 µg'),
    );
    const { sums, unread } = intakeOfAll(offers);
    expect(sums.map(({ name }) => name)).toEqual(['selen']);
    expect(unread).toEqual(['Offer 1', 'Offer 2', 'Offer 3, cink 1.000 mg', 'Offer 3, ulje 5 ml']);
  });

  it('counts a bundle as its contents, and each product once', async () => {
    const child = (ID: number) => ({ ID, Name: `Child ${ID}`, Slog: `child-${ID}`, Quantity: 2 });
    const offers = await offersOf(
      product(1, '1: cink 10 mg'),
      product(2, '1: cink 5 mg'),
      wireOffer(3, { ChildOffers: [child(1), child(2), child(9)] }),
    );
    const { sums, unread } = intakeOfAll(
      offers,
      offers.filter(({ id }) => id !== offers[1]?.id),
    );
    expect(sums).toEqual([expect.objectContaining({ amount: '15\u00A0mg' })]);
    expect(unread).toEqual(['Child 9']);
  });
});

describe('a reference value', () => {
  it.each(['ekstrakt cinka', 'cinkov citrat', 'vitamin', 'maka', ''])('is not known of %j', (name) => {
    expect(referenceOf(name)).toBeUndefined();
  });
});
