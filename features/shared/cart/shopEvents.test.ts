import { afterEach, expect, it, vi } from 'vitest';
import { createStorage, offerId } from '#mocks/testing';
import { createCart } from './cart';
import { followShopEvents, oneOf, type ShopEvent, tellShopEvent } from './shopEvents';

let unfollow = () => {};
afterEach(() => unfollow());

/** The events from now on; those that nobody has followed are left out. */
function follow() {
  followShopEvents(() => {})();
  const events: ShopEvent[] = [];
  unfollow = followShopEvents((event) => events.push(event));
  return events;
}

it('a change of a line is told with the pieces that came or went', () => {
  const events = follow();
  const cart = createCart(createStorage());
  const [one, two] = [offerId('1'), offerId('2')];
  cart.add(one);
  cart.add(one, 2);
  cart.setQuantity(one, 5);
  cart.setQuantity(one, 5);
  cart.setQuantity(one, 1);
  cart.add(two, 4);
  cart.remove(two);
  cart.restore({ offerId: two, quantity: 4 }, 0);
  expect(events.map(({ name, lines }) => [name, lines[0]?.offerId, lines[0]?.quantity])).toEqual([
    ['add_to_cart', one, 1],
    ['add_to_cart', one, 2],
    ['add_to_cart', one, 2],
    ['remove_from_cart', one, 4],
    ['add_to_cart', two, 4],
    ['remove_from_cart', two, 4],
    ['add_to_cart', two, 4],
  ]);
});

it('what leaves the cart by itself is not told: an order, an offer that is no longer sold', () => {
  const cart = createCart(createStorage());
  cart.add(offerId('1'), 2);
  cart.add(offerId('2'));
  const events = follow();
  cart.subtract([{ offerId: offerId('1'), quantity: 2 }]);
  cart.retain(() => false);
  expect(cart.store.getState().lines).toEqual([]);
  expect(events).toEqual([]);
});

it('the latest 20 events wait for who follows, once', () => {
  follow();
  unfollow();
  for (let index = 0; index < 25; index++)
    tellShopEvent({ name: 'view_item_list', list: `${index}`, lines: [] });
  const onEvent = vi.fn();
  unfollow = followShopEvents(onEvent);
  expect(onEvent.mock.calls.map(([{ list }]) => list)).toEqual(
    Array.from({ length: 20 }, (_, index) => `${index + 5}`),
  );
  unfollow();
  unfollow = followShopEvents(onEvent);
  expect(onEvent).toHaveBeenCalledTimes(20);
});

it('one of each offer is what is told of offers that are only seen', () => {
  expect(oneOf({ id: offerId('1') }, { id: offerId('2') })).toEqual([
    { offerId: '1', quantity: 1 },
    { offerId: '2', quantity: 1 },
  ]);
});
