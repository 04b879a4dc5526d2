import { expect, it } from 'vitest';
import { answering } from '#mocks/answers';
import { offerId } from '#mocks/testing';
import { addOrder } from './calls';

it('sends an order in the wire format, with its key in `meta`', async () => {
  const { rpc, call } = answering(15);
  const order = {
    articles: [{ id: offerId('1'), quantity: 2 }],
    firstName: 'Adnan',
    lastName: 'Hodžić',
    phone: '38761234567',
    key: 'k-1',
  };
  await expect(addOrder(rpc, order)).resolves.toBe('15');
  expect(call.mock.calls[0]?.[0]).toEqual({
    method: 'shopOrders.add',
    params: {
      Articles: [{ ID: '1', Quantity: 2 }],
      FirstName: 'Adnan',
      LastName: 'Hodžić',
      PhoneNumber: '38761234567',
    },
    meta: { key: 'k-1' },
  });
});
