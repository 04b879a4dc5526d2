import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, serviceAnswering } from '#mocks/answers';
import { slug } from '#mocks/testing';
import { addUser, fetchOffers, fetchOrders, fetchVisitorCountry } from '../api';
import { fetchOffer } from './offers';

const good = { ID: 7, Name: 'Libido', Slog: 'libido', Group: 'potency', NewPrice: '39.90', Currency: 'KM' };

describe('offers', () => {
  it('are parsed from the wire format into the shop’s own types', async () => {
    const { rpc, call } = answering([
      { ...good, OldPrice: 69.9, Adventages: 'Prva && Druga&&', Description: 'Jedan\n\nDva', Extra: true },
    ]);
    const { offers } = await fetchOffers(rpc);
    const [offer] = offers;
    expect(call).toHaveBeenCalledWith({ method: 'offers.f.getAll', args: { includeReviews: true } }, {});
    expect(offer).toMatchObject({
      id: '7',
      slug: 'libido',
      newPrice: 3990,
      oldPrice: 6990,
      advantages: ['Prva', 'Druga'],
      description: ['Jedan', 'Dva'],
      benefits: [],
      images: [],
      rating: 0,
      ratingCount: 0,
    });
  });

  it('leave out a malformed item and warn about it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const answer = [good, { ...good, NewPrice: 'free' }, null, 'x', { ...good, ID: 8, Group: 'pets' }];
    const { rpc } = answering(answer);
    const { offers, malformed } = await fetchOffers(rpc);
    expect(offers).toHaveLength(1);
    expect(malformed.map(({ id }) => id)).toEqual(['7', null, null, '8']);
    expect(warn).toHaveBeenCalledTimes(4);
    warn.mockRestore();
  });

  it('have the food information that the backend sends', async () => {
    const Food = { Ingredients: ' Voda. ', Warnings: ['Ne prekoračivati dozu.', ''], Allergens: null };
    const { offers } = await fetchOffers(
      answering([
        { ...good, Food },
        { ...good, Food: null },
        { ...good, Food: { Maker: '' } },
      ]).rpc,
    );
    const [offer, without, empty] = offers;
    expect(offer?.food).toEqual({
      ingredients: 'Voda.',
      allergens: '',
      netQuantity: '',
      dailyDose: '',
      warnings: ['Ne prekoračivati dozu.'],
      maker: '',
      registryNumber: '',
    });
    expect(without?.food).toBeUndefined();
    expect(empty?.food).toBeUndefined();
  });

  it('have the declaration and the unit price that the backend sends', async () => {
    const Declaration = { Ingredients: 'Aqua', Warnings: ['Samo za vanjsku upotrebu.'], Country: ' BA ' };
    const UnitPrice = { Amount: 8.95, Unit: '100 ml' };
    const { offers } = await fetchOffers(answering([{ ...good, Declaration, UnitPrice }]).rpc);
    expect(offers).toMatchObject([
      {
        declaration: {
          ingredients: 'Aqua',
          warnings: ['Samo za vanjsku upotrebu.'],
          maker: '',
          country: 'BA',
        },
        unitPrice: { price: 895, unit: '100 ml' },
      },
    ]);
  });

  it.each([
    ['Ingredients', { Food: { Ingredients: 7 } }],
    ['Food', { Food: 'kapsule' }],
    ['LowestPrice30', { LowestPrice30: 'uskoro' }],
    ['UnitPrice', { UnitPrice: { Amount: 5, Unit: 'kg' } }],
    ['Warnings', { Declaration: { Warnings: 'nema' } }],
    ['IngredientsImage', { IngredientsImage: 'javascript:x' }],
    ['Heading', { Heading: {} }],
    ['Rating', { Rating: '4,8' }],
    ['RatingCount', { RatingCount: -1 }],
  ])('leave out a malformed %s and warn about it', async (what, extra) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rpc } = answering([{ ...good, ...extra }]);
    const { offers } = await fetchOffers(rpc);
    expect(offers).toMatchObject([
      { id: '7', food: undefined, lowestPrice30: undefined, unitPrice: undefined, declaration: undefined },
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${what} left out, malformed`)]]);
    warn.mockRestore();
  });

  it.each([
    [{ OldPrice: 50.9, NewPrice: 23.9 }, 5090],
    [{ OldPrice: 50.9, NewPrice: 23.9, LowestPrice30: 26.9 }, 2690],
    [{ OldPrice: 50.9, NewPrice: 23.9, LowestPrice30: 60 }, 5090],
    [{ OldPrice: 50.9, NewPrice: 23.9, LowestPrice30: 23.9 }, 2390],
    [{ OldPrice: 50.9, NewPrice: 23.9, LowestPrice30: 19.9 }, 2390],
    [{ OldPrice: null, NewPrice: 23.9, LowestPrice30: 19.9 }, 2390],
    [{ OldPrice: 1, NewPrice: 23.9 }, 2390],
  ])('are reduced from the lowest price of 30 days where there is one: %o', async (prices, oldPrice) => {
    const { rpc } = answering([{ ...good, ...prices }]);
    const { offers } = await fetchOffers(rpc);
    expect(offers).toMatchObject([{ oldPrice }]);
  });

  it('leave out a malformed child of a bundle', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const child = { ID: 2, Name: 'A', Slog: 'a', Images: [], Quantity: 1 };
    const { rpc } = answering([{ ...good, ChildOffers: [child, { ...child, ID: 3, Quantity: 'dva' }] }]);
    const { offers, malformed } = await fetchOffers(rpc);
    expect(offers).toMatchObject([{ id: '7', children: [{ id: '2' }] }]);
    expect(malformed).toEqual([]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('ChildOffer left out, malformed: Quantity')]]);
    warn.mockRestore();
  });

  it('are a failed call if the answer is not a list or a single offer is malformed', async () => {
    await expect(fetchOffers(answering({}).rpc)).rejects.toMatchObject({ code: 'RPC_CLIENT_ERROR' });
    await expect(fetchOffer(answering({}).rpc, slug('x'))).rejects.toMatchObject({
      code: 'RPC_CLIENT_ERROR',
    });
  });
});

describe('addresses of pictures', () => {
  const picturesOf = async (Images: unknown[]) =>
    (await fetchOffers(answering([{ ...good, Images }]).rpc)).offers[0]?.images;

  it.each([
    'https://cdn.example/bottle.avif',
    '//cdn.example/bottle.avif',
    '/images/bottle.avif',
    'images/bottle čaša.avif',
    'http://localhost:5000/images/bottle.avif',
    'http://127.0.0.1:5000/images/bottle.avif',
    'http://[::1]:5000/images/bottle.avif',
  ])('accept %s', async (address) => {
    expect(await picturesOf([` ${address} `])).toEqual([address]);
  });

  it('accept http from the page’s own host', async () => {
    vi.stubGlobal('location', { hostname: '192.168.1.5' });
    const address = 'http://192.168.1.5:5000/images/bottle.avif';
    expect(await picturesOf([address])).toEqual([address]);
    vi.unstubAllGlobals();
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)">',
    'blob:https://here/1',
    'http://cdn.example/bottle.avif',
    'http://localhost.example/bottle.avif',
    'https://',
    '',
    null,
    7,
  ])('leave out %j and warn about it', async (address) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await picturesOf([address, '/images/bottle.avif'])).toEqual(['/images/bottle.avif']);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('are checked in the children of a bundle and for the ingredients too', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const address = 'javascript:alert(2)';
    const { offers } = await fetchOffers(
      answering([
        {
          ...good,
          IngredientsImage: address,
          ChildOffers: [{ ID: 2, Name: 'A', Slog: 'a', Images: [address], Quantity: 1 }],
        },
      ]).rpc,
    );
    const [offer] = offers;
    expect(offer?.ingredientsImage).toBe('');
    expect(offer?.children?.[0]?.images).toEqual([]);
    warn.mockRestore();
  });
});

describe('orders', () => {
  const order = { ID: 4, LeadID: 104512, Status: 'U pripremi', createdAt: '2026-11-14T18:36:00Z' };

  it('have the number of their lead, or their own id without a lead', async () => {
    const { rpc, call } = answering([
      {
        ...order,
        Articles: [
          { ID: 1, Quantity: 2 },
          { ID: 9, Quantity: 1 },
          { ID: '1', Quantity: 1 },
        ],
      },
      { ...order, LeadID: null, Status: null },
      { ...order, LeadID: ' ' },
    ]);
    const [first, ...others] = await fetchOrders(rpc);
    expect(call).toHaveBeenCalledWith({ method: 'shopOrders.f.getAll' }, {});
    expect(first).toEqual({
      id: '4',
      number: '104512',
      status: 'U pripremi',
      createdAt: '2026-11-14T18:36:00Z',
      articles: [
        { offerId: '1', quantity: 3 },
        { offerId: '9', quantity: 1 },
      ],
    });
    expect(others).toMatchObject([{ number: '4', status: '', articles: [] }, { number: '4' }]);
  });
});

describe('a new user', () => {
  it('has the email as the username of a new user', async () => {
    const { rpc, call } = answering('u1');
    await addUser(rpc, {
      email: 'a@b.ba',
      password: 'hrast-2026',
      phone: '38761234567',
      firstName: 'A',
      lastName: 'B',
    });
    expect(call.mock.calls[0]?.[0]).toMatchObject({ params: { Username: 'a@b.ba', Email: 'a@b.ba' } });
  });
});

const noAnswer = { name: 'RpcError', code: 'RPC_CLIENT_ERROR' };

describe("the visitor's country", () => {
  beforeEach(() => void vi.stubGlobal('location', new URL('https://shop.example/')));
  afterEach(() => vi.unstubAllGlobals());

  it('is read from the answer', async () => {
    serviceAnswering('{"country_code":"DE","city":"X"}');
    await expect(fetchVisitorCountry()).resolves.toBe('DE');
  });

  it.each(['{}', '{"country_code":""}'])('rejects when the answer is %s', async (answer) => {
    serviceAnswering(answer);
    await expect(fetchVisitorCountry()).rejects.toMatchObject(noAnswer);
  });
});
