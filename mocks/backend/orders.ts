import { addOrderCall } from '#features/checkout/calls';
import { getOrdersCall } from '#features/shared/api';
import { fixtures } from '../fixtures';
import { countWrite } from './attempts';
import { CallError, handle, requireUser } from './method';
import { orderStates } from './orderStates';
import { withPhoneNormalized } from './users';

/** More than any cart holds. */
const MAX_ARTICLES = 1_000;
const MAX_PIECES = 1_000_000;

const order = {
  Articles: [{ ID: 1, Quantity: 2 }],
  FirstName: 'Nova',
  LastName: 'Osoba',
  PhoneNumber: '38762999888',
};

/** The order history, and placing an order. */
export const orderHandlers = {
  account: handle(getOrdersCall, {
    without:
      'The account, the receipt and the withdrawal show an error with a retry; a lost order is not found again.',
    async run(_, context) {
      const user = await requireUser(context);
      return context.store.orders.ofUser(user.id);
    },
    answered: [{ caller: 'member', answer: { length: fixtures.BA.member.Orders.length } }],
    refused: { NOT_LOGGED_IN: {} },
  }),

  orders: handle(addOrderCall, {
    without:
      'Nobody can order: the checkout says that it is not known whether the order has arrived, and keeps the cart.',
    writes: true,
    async run({ Articles, ...recipient }, context) {
      const { store, meta, now } = context;
      const user = await requireUser(context);
      if (Articles.length === 0) throw new CallError('NO_ARTICLES');
      if (Articles.length > MAX_ARTICLES || Articles.some(({ Quantity }) => Quantity > MAX_PIECES))
        throw new CallError('PARAMS_INVALID');
      const offerIds = new Set((await store.offers.all()).map((offer) => String(offer.ID)));
      if (Articles.some((article) => !offerIds.has(article.ID))) throw new CallError('NOT_FOUND');
      await countWrite(context, `orders of ${user.id}`);
      return store.orders.add({
        userId: user.id,
        Articles,
        Status: orderStates.new[context.country],
        createdAt: now().toISOString(),
        recipient: withPhoneNormalized(recipient, context),
        key: meta.key,
      });
    },
    answered: [{ caller: 'member', params: order }],
    refused: {
      NOT_LOGGED_IN: { params: order },
      NO_ARTICLES: { caller: 'member', params: { ...order, Articles: [] } },
      NOT_FOUND: { caller: 'member', params: { ...order, Articles: [{ ID: 999, Quantity: 1 }] } },
    },
  }),
};
