import { expect, it } from 'vitest';
import { fixtures } from '#mocks/fixtures';
import { orderStateOf } from './orderState';

it.each(Object.entries(fixtures))('the four statuses of %s are known', (_country, { member }) => {
  const known = member.Orders.map(({ Status }) => orderStateOf(Status));
  expect(new Set(known)).toEqual(new Set(['preparing', 'sent', 'delivered', 'cancelled']));
});

it.each(['', 'Poslano kurirom', 'Nije isporučeno', 'constructor'])(
  'another text has no state: %s',
  (status) => {
    expect(orderStateOf(status)).toBeUndefined();
  },
);

it('case and spaces do not matter', () => {
  expect(orderStateOf(' ISPORUČENO ')).toBe('delivered');
});
